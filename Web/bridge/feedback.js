// @ts-check
/**
 * Sound and vibration for the player: the sounds of wood and paper, and short pulses.
 *
 * Import implemented here: `feedback(kind)`, which Swift calls only if the player wants feedback.
 * Nothing is created before the first call, so other sound on the device is not interrupted until then. Every sound
 * is synthesized here from sines and noise; there are no recordings.
 */

import { Feedback } from "./protocol.js"

/**
 * The partials of a struck bar: for each the ratio to the note, the loudness, and the length in seconds.
 *
 * A plain bar of wood rings briefly, at 1 and 2.76 times its note. The bars of a marimba are carved so that the
 * second partial is at 4 (Fletcher and Rossing, The Physics of Musical Instruments, 19.2 and 19.4).
 * @type {Record<string, [ratio: number, loudness: number, length: number][]>}
 */
const bars = {
  wood: [[1, 0.1, 0.07], [2.76, 0.04, 0.03]],
  marimba: [[1, 0.09, 0.7], [4, 0.02, 0.12]],
}

/**
 * By kind: the bar, its notes in hertz, and the `step` between the notes in seconds, or the seconds of a page being
 * turned; and the vibration, in milliseconds on, off, on.
 * @type {Record<number, {
 *   bar?: string, notes?: number[], step?: number, page?: number, pulse: number[] }>}
 */
const kinds = {
  [Feedback.key]: { bar: "wood", notes: [620], pulse: [8] },
  [Feedback.good]: { page: 0.16, pulse: [16] },
  [Feedback.refused]: { bar: "wood", notes: [220, 185], step: 0.11, pulse: [24, 50, 24] },
  [Feedback.won]: { bar: "marimba", notes: [523, 659, 784], step: 0.13, pulse: [24, 60, 48] },
  [Feedback.lost]: { bar: "marimba", notes: [330, 262], step: 0.2, pulse: [48] },
  [Feedback.complete]: {
    bar: "marimba", notes: [392, 523, 659, 784, 1047], step: 0.12, pulse: [24, 60, 24, 60, 72],
  },
}

/** @type {AudioContext | undefined} */
let context

export const feedbackImports = () => ({
  feedback: (/** @type {number} */ kind) => {
    // Before the first user gesture the browser refuses both, and logs a warning.
    if (navigator.userActivation?.hasBeenActive === false) return
    const { bar = "wood", notes = [], step = 0, page, pulse } = kinds[kind]
    navigator.vibrate?.(pulse)
    // A device without sound has no audio context.
    if (!window.AudioContext) return
    context ??= new AudioContext()
    // A phone call or another program may have suspended it.
    if (context.state !== "running") context.resume().catch(() => {})
    for (const [index, note] of notes.entries()) {
      for (const [ratio, loudness, length] of bars[bar]) {
        const tone = new OscillatorNode(context, { frequency: note * ratio })
        sound(context, tone, tone, loudness, context.currentTime + index * step, length)
      }
    }
    if (page) turnPage(context, page)
  },
})

/** Noise that becomes brighter while it fades, like paper sliding over paper. */
const turnPage = (/** @type {AudioContext} */ context, /** @type {number} */ length) => {
  const buffer = new AudioBuffer({ length: context.sampleRate * length, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (const index of samples.keys()) samples[index] = Math.random() * 2 - 1
  const noise = new AudioBufferSourceNode(context, { buffer })
  const paper = new BiquadFilterNode(context, { type: "bandpass", frequency: 1400, Q: 0.9 })
  paper.frequency.exponentialRampToValueAtTime(4200, context.currentTime + length)
  noise.connect(paper)
  sound(context, noise, paper, 0.05, context.currentTime, length)
}

/** Plays a source with a short rise and a fade, so that neither end of it clicks. */
const sound = (
  /** @type {AudioContext} */ context, /** @type {AudioScheduledSourceNode} */ source,
  /** @type {AudioNode} */ end, /** @type {number} */ loudness, /** @type {number} */ start,
  /** @type {number} */ length) => {
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.004)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  end.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + length)
}
