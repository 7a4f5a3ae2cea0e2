import './style/index.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { firstLanguage, setLanguage } from './lib/words.svelte';
import { dress } from './settings/look.svelte';

dress();
startRouter();
await setLanguage(firstLanguage(), false);
mount(App, { target: document.getElementById('app')! });
