/** Synthesized sounds: a card, the player's turn, its reminder, chips. */
let audio: AudioContext | null = null;

function audioContext(): AudioContext {
  audio ??= new AudioContext();
  void audio.resume();
  return audio;
}

/** Play a tone that starts at once and fades out. */
function fadeOut(context: AudioContext, loud: number, at: number, length: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

function playTone(pitch: number, loud: number, after: number, length: number): void {
  const context = audioContext();
  const at = context.currentTime + after;
  const string = context.createOscillator();
  string.type = 'triangle';
  string.frequency.value = pitch;
  string.connect(fadeOut(context, loud, at, length));
  string.start(at);
  string.stop(at + length);
}

function playRustle(length: number): void {
  const context = audioContext();
  const grains = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  grains.getChannelData(0).forEach((_, place, data) => (data[place] = Math.random() * 2 - 1));
  const paper = context.createBufferSource();
  const cloth = context.createBiquadFilter();
  cloth.type = 'bandpass';
  cloth.frequency.value = 1400;
  paper.buffer = grains;
  paper.connect(cloth).connect(fadeOut(context, 0.22, context.currentTime, length));
  paper.start();
}

export const SOUNDS = {
  card: () => playRustle(0.07),
  turn: () => playTone(660, 0.08, 0, 0.13),
  nudge: () => [0, 0.16].forEach((after) => playTone(880, 0.09, after, 0.12)),
  chips: () => [0, 0.045, 0.09].forEach((after) => playTone(2100 + 4000 * after, 0.04, after, 0.04)),
};
