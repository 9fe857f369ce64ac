import { lineLimits } from '@lectern/contract/live/line-limits'
import { type LineEvent, ownNames } from './line-events.ts'

interface RecentEvent {
  readonly event: LineEvent
  /** By the clock of whoever keeps it. */
  readonly at: number
}

const keyOf = (event: LineEvent): string => ('at' in event ? `${event.type} ${event.at}` : event.type)

const isAbout = (event: LineEvent, name: string): boolean => {
  if ('at' in event) return event.at === name
  return ownNames.includes(event.type) ? name === event.type : true
}

/**
 * The latest event of each kind at each place, as long as a new line hears of what came before it: whoever begins to hear of a place while
 * the line stands already is told what happened since they asked for it.
 *
 * @param now milliseconds
 */
export const createRecentEvents = (now: () => number) => {
  const kept = new Map<string, RecentEvent>()
  const forgetOld = () => {
    const since = now() - lineLimits.echoMs
    for (const [key, { at }] of kept) if (at < since) kept.delete(key)
  }
  return {
    note: (event: LineEvent): void => {
      forgetOld()
      kept.set(keyOf(event), { event, at: now() })
    },
    /** What came about one of these names. */
    about: (names: readonly string[]): RecentEvent[] => {
      forgetOld()
      return [...kept.values()].filter(({ event }) => names.some((name) => isAbout(event, name)))
    },
  }
}
