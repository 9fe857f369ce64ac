import { mostOffersNamed } from '@lectern/contract/courses/course-limits'
import { enrolmentStateAt, type EnrolmentRow } from '../../access/index.ts'

/** Until when an access is frozen at a moment; null where it is not, or until the school says otherwise. */
export const frozenUntil = (enrolment: EnrolmentRow, now: Date): string | null =>
  enrolmentStateAt(enrolment, now) === 'frozen' ? (enrolment.frozenUntil?.toISOString() ?? null) : null

/** The offers of an enrolment, each once, in the order in which they were given. */
export const offersOf = (
  { grants }: Pick<EnrolmentRow, 'grants'>,
  titles: ReadonlyMap<number, string>,
): { id: number; title: string }[] =>
  [...new Set(grants.flatMap(({ offerId }) => offerId ?? []))]
    .slice(-mostOffersNamed)
    .map((id) => ({ id, title: titles.get(id) ?? '' }))
