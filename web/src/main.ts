import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import './look/card.css';
import { beginSpeaking } from './settings.svelte';
import { LANGUAGES, learn } from './text/say.svelte';

const place = document.getElementById('app');
if (place) {
  await beginSpeaking();
  mount(App, { target: place });
  // the other languages come when there is time, so that changing never waits
  setTimeout(() => void Promise.allSettled(LANGUAGES.map(learn)), 500);
}
