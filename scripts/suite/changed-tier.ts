import type { Counts } from '../reports/counts.ts'
import { allJourneys, changedSince, type Concerned, concernedBy } from './changed-journeys.ts'
import { readLanding } from './landings.ts'
import { runJourneys } from './run-journeys.ts'
import type { TierRun } from './run-tiers.ts'

export const none: Counts = { passed: 0, failed: 0, faults: [] }

export const shortOf = (commit: string): string => commit.slice(0, 8)

/** Journeys that changes since a commit concern; without one, everything is new. */
export const concernedSince = async (commit: string | undefined): Promise<Concerned> =>
  commit === undefined
    ? { journeys: allJourneys(), reasons: ['everything: there was no landing before'] }
    : concernedBy(await changedSince(commit))

/** What `npm run test:changed` adds to `npm test`. */
export const changedTier = async (commit?: string): Promise<TierRun> => {
  const { turn, base } = await readLanding()
  const since = commit ?? base?.id
  const { journeys, reasons } = await concernedSince(since)
  const name = `journeys of what changed since ${since === undefined ? 'ever' : shortOf(since)}`
  return {
    name,
    run: async () => {
      console.log(`${name}: ${journeys.length} files (${reasons.join(', ') || 'nothing that they show'})`)
      if (journeys.length === 0) return none
      return runJourneys({ name: 'changed', journeys, mainLine: 'without', look: turn })
    },
  }
}
