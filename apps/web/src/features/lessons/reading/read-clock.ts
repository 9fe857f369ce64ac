import { leastReadingTime } from '@lectern/contract/lessons/rules/credit-reading'

/** A unit as it stands in the window. */
export interface SeenUnit {
  readonly id: number
  /** Letters of a text; null for what is not read. */
  readonly letters: number | null
  /** Whether its end has been in the window. */
  readonly isEnded: boolean
  /** Whether it stands where the eyes are: across the upper half of the window. */
  readonly isAt: boolean
}

/** What is to be reported. */
export interface ReadNews {
  readonly at_unit_id: number | null
  readonly read_unit_ids: number[]
}

/** Seconds between two reports. */
const pause = 5

/**
 * Counts for how long each text of a lesson is in sight, and says when there is something to report: another unit is in sight, or a text
 * was there to its end for as long as reading it takes.
 */
export const createReadClock = (known: readonly number[]) => {
  const seconds = new Map<number, number>()
  const ended = new Set<number>()
  const read = new Set(known)
  let pending: number[] = []
  let at: number | null = null
  let told: number | null = null
  let sincePause = pause

  const take = (): ReadNews | null => {
    if (pending.length === 0 && at === told) return null
    const news = { at_unit_id: at, read_unit_ids: pending }
    told = at
    pending = []
    sincePause = 0
    return news
  }

  return {
    /** A second has gone by with these units in sight. @returns what is to be reported now, if anything */
    tick: (seen: readonly SeenUnit[]): ReadNews | null => {
      sincePause += 1
      at = seen.find(({ isAt }) => isAt)?.id ?? at
      for (const { id, letters, isEnded } of seen) {
        if (letters === null || read.has(id)) continue
        const total = (seconds.get(id) ?? 0) + 1
        seconds.set(id, total)
        if (isEnded) ended.add(id)
        if (!ended.has(id) || total < leastReadingTime(letters)) continue
        read.add(id)
        pending.push(id)
      }
      return sincePause > pause ? take() : null
    },
    /** What is left to report when the page goes away. */
    leave: take,
    /** What was not taken is counted on. */
    giveBack: (units: readonly number[]): void => {
      for (const id of units) read.delete(id)
    },
  }
}
