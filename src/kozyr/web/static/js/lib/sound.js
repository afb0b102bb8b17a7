// Sounds, synthesised: a card on cloth, one's turn, the end. Off unless they are asked for.

import { look } from "./look.js";

/** @type {AudioContext | null} */
let context = null;

/** @returns {AudioContext | null} */
function audio() {
  if (look().sound !== "on") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

/** A card is laid: a short breath of noise through a falling filter. */
export function cardSound() {
  const at = audio();
  if (!at) return;
  const length = 0.07;
  const buffer = at.createBuffer(1, at.sampleRate * length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(2400, at.currentTime);
  filter.frequency.exponentialRampToValueAtTime(700, at.currentTime + length);
  const gain = at.createGain();
  gain.gain.value = 0.35;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

/** It is one's turn: two soft notes. */
export function turnSound() {
  notes([523, 659], 0.09);
}

/** The game is over: three notes down. */
export function endSound() {
  notes([659, 523, 392], 0.16);
}

/**
 * @param {number[]} pitches in Hz
 * @param {number} step in seconds
 */
function notes(pitches, step) {
  const at = audio();
  if (!at) return;
  pitches.forEach((pitch, index) => {
    const start = at.currentTime + index * step;
    const tone = at.createOscillator();
    const gain = at.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(gain).connect(at.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}
