import { resumeBack } from './constants.ts'

/** So near to the end nobody wants to go on. */
const nearEnd = 5

/**
 * Where a player goes on, in seconds: at the kept position, ten seconds earlier when it is further than that (document
 * 001 §9); from the beginning when the end was as good as reached.
 */
export const resumeAt = (kept: number | null, duration: number): number => {
  if (kept === null || !(kept > 0)) return 0
  if (Number.isFinite(duration) && duration > 0 && kept >= duration - nearEnd) return 0
  return kept > resumeBack ? kept - resumeBack : kept
}
