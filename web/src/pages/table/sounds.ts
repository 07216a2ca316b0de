/** Dry sounds, made on the spot: a card on the cloth, one's own turn, a reminder of it, chips. */
let ear: AudioContext | null = null;

function listening(): AudioContext {
  ear ??= new AudioContext();
  void ear.resume();
  return ear;
}

/** A sound that begins at once and dies away. */
function fading(context: AudioContext, loud: number, at: number, length: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

function tone(pitch: number, loud: number, after: number, length: number): void {
  const context = listening();
  const at = context.currentTime + after;
  const string = context.createOscillator();
  string.type = 'triangle';
  string.frequency.value = pitch;
  string.connect(fading(context, loud, at, length));
  string.start(at);
  string.stop(at + length);
}

function rustle(length: number): void {
  const context = listening();
  const grains = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  grains.getChannelData(0).forEach((_, place, data) => (data[place] = Math.random() * 2 - 1));
  const paper = context.createBufferSource();
  const cloth = context.createBiquadFilter();
  cloth.type = 'bandpass';
  cloth.frequency.value = 1400;
  paper.buffer = grains;
  paper.connect(cloth).connect(fading(context, 0.22, context.currentTime, length));
  paper.start();
}

export const SOUNDS = {
  card: () => rustle(0.07),
  turn: () => tone(660, 0.08, 0, 0.13),
  nudge: () => [0, 0.16].forEach((after) => tone(880, 0.09, after, 0.12)),
  chips: () => [0, 0.045, 0.09].forEach((after) => tone(2100 + 4000 * after, 0.04, after, 0.04)),
};
