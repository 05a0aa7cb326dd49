// @ts-check
/**
 * What the player hears and feels: short, soft tones and a touch of vibration.
 *
 * Import implemented here: `feedback(kind)`, which Swift calls only while the player wants it.
 * Nothing is made before the first call: no sound of the device is interrupted until then.
 */

import { Feedback } from "./protocol.js"

/**
 * By kind: the notes in hertz, one after another; how long each lasts, in seconds; and the
 * vibration, in milliseconds on, off, on.
 * @type {Record<number, { notes: number[], length: number, pulse: number[] }>}
 */
const kinds = {
  [Feedback.key]: { notes: [880], length: 0.05, pulse: [8] },
  [Feedback.good]: { notes: [523, 784], length: 0.14, pulse: [16] },
  [Feedback.refused]: { notes: [208, 175], length: 0.14, pulse: [24, 50, 24] },
  [Feedback.end]: { notes: [523, 659, 784, 1047], length: 0.32, pulse: [24, 60, 24, 60, 48] },
}
const loudness = 0.08
// Between the beginnings of two notes, in seconds: they overlap a little.
const step = 0.09

/** @type {AudioContext | undefined} */
let context

export const feedbackImports = () => ({
  feedback: (/** @type {number} */ kind) => {
    // Before a gesture the browser would refuse both, and complain.
    if (navigator.userActivation?.hasBeenActive === false) return
    const { notes, length, pulse } = kinds[kind]
    navigator.vibrate?.(pulse)
    // A device without sound has nothing to play on.
    if (!window.AudioContext) return
    context ??= new AudioContext()
    // A call or another program may have put it to sleep.
    if (context.state !== "running") context.resume().catch(() => {})
    for (const [index, note] of notes.entries()) {
      play(context, note, context.currentTime + index * step, length)
    }
  },
})

/** A sine that swells and fades, so that neither end of it clicks. */
const play = (
  /** @type {AudioContext} */ context, /** @type {number} */ note,
  /** @type {number} */ start, /** @type {number} */ length) => {
  const tone = new OscillatorNode(context, { frequency: note })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + length)
}
