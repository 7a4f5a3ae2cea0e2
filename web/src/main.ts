import './style/index.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { firstLanguage, setLanguage } from './lib/words.svelte';
import { dress } from './settings/look.svelte';

dress();
// The house as an app: see public/sw.js, which keeps nothing.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
startRouter();
await setLanguage(firstLanguage(), false);
mount(App, { target: document.getElementById('app')! });
