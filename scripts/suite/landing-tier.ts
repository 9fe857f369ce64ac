import type { Counts } from '../reports/counts.ts'
import { allJourneys } from './changed-journeys.ts'
import { concernedSince, none, shortOf } from './changed-tier.ts'
import { readSeconds } from './journey-seconds.ts'
import { type Landing, readLanding } from './landings.ts'
import { runJourneys } from './run-journeys.ts'
import type { TierRun } from './run-tiers.ts'
import { shareCount, shareOf, shuffled, withinBudget } from './shares.ts'

/** Minutes of journeys in one landing: with `npm test` it ends within 25. */
const landingMinutes = 9

/** Journeys that run beside each other, as far as two processors carry them. */
const besideEachOther = 2.4

/** Since when a failure may be there: the share of the same number ran in the landing of that turn. */
const sinceWhen = ({ turn, ends }: Landing): string => {
  const before = ends[turn - shareCount]
  return before === undefined
    ? 'it ran in no landing before'
    : `its share ran last with ${shortOf(before.id)}`
}

const withOrigin = (
  landing: Landing,
  concerned: readonly string[],
  { passed, failed, faults }: Counts,
): Counts => {
  const originOf = (fault: string) =>
    concerned.some((journey) => fault.includes(`${journey}.spec.ts`))
      ? 'what it proves was changed since the last landing'
      : `broken by this landing or one before it: ${sinceWhen(landing)}`
  return {
    passed,
    failed,
    faults: faults.map((fault) => fault.replace(/\n|$/, `\n(${originOf(fault)})\n`)),
  }
}

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
