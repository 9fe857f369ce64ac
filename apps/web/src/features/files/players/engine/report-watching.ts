import { report } from '../../../../lib/reporting.ts'
import { unitPlayed, unitStarted, unitWatched } from '../api.ts'
import type { Played } from '../rules/watching.ts'

/** Where a player tells what is watched. */
export interface WatchReports {
  started(): void
  /** Whether it counts. */
  watched(): Promise<boolean>
  played(played: Played): void
}

/**
 * Reports about a unit of a lesson; only for who takes part in it.
 *
 * @param onStarted the unit was begun for the first time on this page
 */
export const createReports = (unit: number, onStarted?: () => void): WatchReports => {
  const params = { unit }
  const unheard = (error: unknown) => report(error, 'progress of a film')
  return {
    started: () => {
      unitStarted({ params }, { keepalive: true }).catch(unheard)
      onStarted?.()
    },
    watched: async () => {
      try {
        return (await unitWatched({ params })).data.is_counted
      } catch (error) {
        unheard(error)
        return false
      }
    },
    played: (body) => void unitPlayed({ params, body }, { keepalive: true }).catch(unheard),
  }
}
