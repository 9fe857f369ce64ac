import { watchedPart } from './constants.ts'

/** Whether a film counts as watched at this moment: behind 85 % of its length (document 001 §4). */
export const isWatched = (time: number, duration: number): boolean =>
  duration > 0 && Number.isFinite(duration) && time > duration * watchedPart

/** How far and how long something was played; the document sends neither when one is negative. */
export interface Played {
  /** 0 to 100, the furthest place. */
  readonly percent: number
  /** Since the last report. */
  readonly minutes: number
}

/** Adds up what is really played: seeking adds nothing, playing at double speed counts the time of the watcher. */
export const createPlayedMeter = () => {
  let furthest = 0
  let seconds = 0
  let lastAt: number | null = null
  return {
    /** @param now milliseconds of any steady clock */
    note: (isPlaying: boolean, part: number, now: number): void => {
      if (isPlaying && lastAt !== null) seconds += Math.min(5, Math.max(0, (now - lastAt) / 1000))
      lastAt = isPlaying ? now : null
      if (isPlaying && part > furthest) furthest = Math.min(1, part)
    },
    /** What was played since the last call; null when there is nothing to tell. */
    take: (): Played | null => {
      const played = { percent: Math.round(furthest * 1000) / 10, minutes: seconds / 60 }
      if (seconds < 1 || played.percent < 0 || played.minutes < 0) return null
      seconds = 0
      return played
    },
  }
}
