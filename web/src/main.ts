import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import './look/card.css';
import { beginSpeaking } from './settings.svelte';

const place = document.getElementById('app');
if (place) {
  beginSpeaking();
  mount(App, { target: place });
}
