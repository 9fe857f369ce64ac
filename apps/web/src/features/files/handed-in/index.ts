/*
 * Files that a learner hands in with an answer. What is on its way belongs to a place, a text that says the same after a
 * reload; uploads and recordings are found by it again. `useHandInWork` says what is not with the server yet.
 */
export { HandIn } from './hand-in.tsx'
export { HandInWays } from './hand-in-ways.tsx'
export { HandedInFiles } from './handed-in-files.tsx'
export { useHandInWork } from './use-hand-in-work.ts'
