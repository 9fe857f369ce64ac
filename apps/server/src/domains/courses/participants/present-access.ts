import { mostOffersNamed } from '@lectern/contract/courses/course-limits'
import { type EnrolmentRow, enrolmentStateAt } from '../../access/index.ts'

/** Until when an access is frozen at a moment; null where it is not, or until the school says otherwise. */
export const frozenUntil = (enrolment: Omit<EnrolmentRow, 'grants'>, now: Date): string | null =>
  enrolmentStateAt(enrolment, now) === 'frozen' ? (enrolment.frozenUntil?.toISOString() ?? null) : null

/** The offers of somebody's accesses, each once, in the order in which they were given. */
export const offersOf = (
  offerIds: readonly (number | null)[],
  titles: ReadonlyMap<number, string>,
): { id: number; title: string }[] =>
  [...new Set(offerIds.flatMap((id) => id ?? []))]
    .slice(-mostOffersNamed)
    .map((id) => ({ id, title: titles.get(id) ?? '' }))
