import './style/index.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { startRouter } from './lib/router.svelte';
import { firstLanguage, setLanguage } from './lib/words.svelte';

startRouter();
await setLanguage(firstLanguage(), false);
mount(App, { target: document.getElementById('app')! });
