/** Synthesised sounds: a card, the player's turn and its reminder, a trick, chips won and lost. */

export const SOUND_NAMES = ['card', 'turn', 'trick', 'chips', 'lost', 'nudge'] as const;
export type Sound = (typeof SOUND_NAMES)[number];

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

function playRustle(after: number, length: number): void {
  const context = audioContext();
  const at = context.currentTime + after;
  const grains = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  grains.getChannelData(0).forEach((_, place, data) => (data[place] = Math.random() * 2 - 1));
  const paper = context.createBufferSource();
  const cloth = context.createBiquadFilter();
  cloth.type = 'bandpass';
  cloth.frequency.value = 1400;
  paper.buffer = grains;
  paper.connect(cloth).connect(fadeOut(context, 0.22, at, length));
  paper.start(at);
}

/** The notes of a sound: pitch in hertz, loudness, start and length in seconds. */
type Note = readonly [pitch: number, loud: number, start: number, length: number];

const NOTES: Record<Exclude<Sound, 'card'>, readonly Note[]> = {
  turn: [[660, 0.08, 0, 0.13]],
  // a rising fifth; the sound of chips rises for a gain and falls for a loss
  trick: [
    [523, 0.07, 0, 0.1],
    [784, 0.07, 0.1, 0.14],
  ],
  chips: [
    [2100, 0.04, 0, 0.04],
    [2280, 0.04, 0.045, 0.04],
    [2460, 0.04, 0.09, 0.04],
  ],
  lost: [
    [392, 0.08, 0, 0.14],
    [294, 0.08, 0.14, 0.22],
  ],
  nudge: [
    [880, 0.09, 0, 0.12],
    [880, 0.09, 0.16, 0.12],
  ],
};
/** The seconds between two sounds of one moment, which would otherwise be heard as one. */
const APART = 0.3;

function playSound(sound: Sound, after: number): void {
  if (sound === 'card') playRustle(after, 0.07);
  else NOTES[sound].forEach(([pitch, loud, start, length]) => playTone(pitch, loud, after + start, length));
}

/** Play sounds one after the other. */
export function playSounds(...sounds: Sound[]): void {
  sounds.forEach((sound, place) => playSound(sound, place * APART));
}
