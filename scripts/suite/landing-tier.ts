import { allJourneys } from './changed-journeys.ts'
import { concernedSince, none, shortOf } from './changed-tier.ts'
import { readSeconds } from './journey-seconds.ts'
import { readLanding } from './landings.ts'
import { withOrigin } from './origin.ts'
import { runJourneys } from './run-journeys.ts'
import type { TierRun } from './run-tiers.ts'
import { shareCount, shareOf, shuffled, withinBudget } from './shares.ts'

/** Minutes of journeys in one landing, so that `npm test` and they end within 25 where tools and packages are there. */
const landingMinutes = 6

/** Journeys that run beside each other, as far as two processors carry them. */
const besideEachOther = 2.4

/** What `.ci/run` adds to `npm test`: journeys of what changed, and the share of the others whose turn it is. */
export const landingTier = async (): Promise<TierRun> => {
  const landing = await readLanding()
  const { turn, base } = landing
  const { journeys: concerned, reasons } = await concernedSince(base?.id)
  const share = turn % shareCount
  const inTurn = shuffled(allJourneys(), turn).filter(
    (journey) => shareOf(journey) === share && !concerned.includes(journey),
  )
  const { taken, left } = withinBudget(
    [...concerned, ...inTurn],
    readSeconds(),
    landingMinutes * 60 * besideEachOther,
  )
  const changed = taken.filter((journey) => concerned.includes(journey)).length
  const since = base === undefined ? 'ever' : shortOf(base.id)
  return {
    name: `journeys of the landing (share ${share + 1} of ${shareCount})`,
    run: async () => {
      console.log(
        `Changed since ${since} (${reasons.join(', ')}): ${changed} of ${concerned.length} files of journeys.`,
      )
      console.log(
        `In turn, share ${share + 1} of ${shareCount}: ${taken.length - changed} of ${inTurn.length} files.`,
      )
      console.log(`Run: ${taken.join(' ') || 'none'}.`)
      console.log(`Left out by the budget of ${landingMinutes} minutes: ${left.join(' ') || 'none'}.`)
      if (taken.length === 0) return none
      const counts = await runJourneys({ name: 'landing', journeys: taken, mainLine: 'without', look: turn })
      return withOrigin(landing, concerned, counts)
    },
  }
}
