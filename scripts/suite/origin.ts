import type { Counts } from '../reports/counts.ts'
import { shortOf } from './changed-tier.ts'
import type { Landing } from './landings.ts'
import { shareCount } from './shares.ts'

/** Since when a failure may be there: the same share ran in the landing of that turn. */
const sinceWhen = ({ turn, ends }: Landing): string => {
  const before = ends[turn - shareCount]
  return before === undefined
    ? 'it ran in no landing before'
    : `its share ran last with ${shortOf(before.id)}`
}

/**
 * The counts of a landing's journeys; each failure says whether the landing changed what it proves, or since when it may be there.
 *
 * @param concerned files of journeys that the changes of the landing concern, without their ending
 */
export const withOrigin = (
  landing: Landing,
  concerned: readonly string[],
  { passed, failed, faults }: Counts,
): Counts => {
  const originOf = (fault: string) =>
    concerned.some((journey) => fault.includes(`/${journey}.spec.ts`))
      ? 'what it proves was changed since the last landing'
      : `broken by this landing or an earlier one: ${sinceWhen(landing)}`
  return {
    passed,
    failed,
    faults: faults.map((fault) => fault.replace(/\n|$/, `\n(${originOf(fault)})\n`)),
  }
}
