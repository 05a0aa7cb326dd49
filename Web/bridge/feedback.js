// @ts-check
/**
 * What the player hears and feels: wood and paper, and a touch of vibration.
 *
 * Import implemented here: `feedback(kind)`, which Swift calls only while the player wants it.
 * Nothing is made before the first call: no sound of the device is interrupted until then. Every sound
 * is put together here, of sines and noise: there are no recordings.
 */

import { Feedback } from "./protocol.js"

/**
 * The partials of a struck bar: how many times the note each is, how loud, and its seconds.
 *
 * A plain bar of wood rings at 1 and 2.76 times its note, and not for long; the bars of a marimba are
 * carved so that the second one is at 4 (Fletcher and Rossing, The Physics of Musical Instruments,
 * 19.2 and 19.4).
 * @type {Record<string, [ratio: number, loudness: number, length: number][]>}
 */
const bars = {
  wood: [[1, 0.1, 0.07], [2.76, 0.04, 0.03]],
  marimba: [[1, 0.09, 0.7], [4, 0.02, 0.12]],
}

/**
 * By kind: the bar and the notes that are struck on it, in hertz, so many seconds apart, or else the
 * seconds of a page that is turned; and the vibration, in milliseconds on, off, on.
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
    // Before a gesture the browser would refuse both, and complain.
    if (navigator.userActivation?.hasBeenActive === false) return
    const { bar = "wood", notes = [], step = 0, page, pulse } = kinds[kind]
    navigator.vibrate?.(pulse)
    // A device without sound has nothing to play on.
    if (!window.AudioContext) return
    context ??= new AudioContext()
    // A call or another program may have put it to sleep.
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

/** Noise that becomes brighter while it fades: paper that slides over paper. */
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

/** Lets a source be heard: it swells and fades, so that neither end of it clicks. */
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
