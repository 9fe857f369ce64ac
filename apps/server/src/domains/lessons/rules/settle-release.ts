import { isDeepStrictEqual } from 'node:util'
import type { LessonChange } from '@lectern/contract/lessons/lesson'
import { CallError } from '../../../platform/http/call-error.ts'
import { columnsOfRelease, ownReleaseOf, type RuledLesson } from './release-of.ts'

/** What the fields of document 000 §3 say of an opening. */
interface DocumentedOpening {
  readonly accessible_after_days: number
  readonly accessible_start_hour: string
  readonly accessible_timezone: string
  readonly accessible_after_ids: readonly number[]
}

type StoredOpening = Omit<RuledLesson, 'inheritedRelease'>

const documented = (
  lesson: Pick<StoredOpening, 'accessibleAfterDays' | 'accessibleStartHour' | 'accessibleTimezone'>,
  afterIds: readonly number[] = [],
): DocumentedOpening => ({
  accessible_after_days: lesson.accessibleAfterDays,
  accessible_start_hour: lesson.accessibleStartHour,
  accessible_timezone: lesson.accessibleTimezone,
  accessible_after_ids: afterIds,
})

const openingFields = [
  'accessible_after_days',
  'accessible_start_hour',
  'accessible_timezone',
  'accessible_after_ids',
] as const

/** Documented fields that the change sets to something else than an opening says. */
const fieldsUnlike = (change: LessonChange, opening: DocumentedOpening) =>
  openingFields.filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], opening[field]),
  )

/** Documented fields that were put back as they are. */
const fieldsKept = (lesson: StoredOpening, change: LessonChange) => {
  const stored = documented(lesson, lesson.extras.accessible_after_ids)
  const changed = fieldsUnlike(change, stored)
  return openingFields.filter((field) => !changed.includes(field))
}

const without = (change: LessonChange, fields: readonly string[]): LessonChange =>
  Object.fromEntries(Object.entries(change).filter(([field]) => !fields.includes(field)))

/**
 * The change with one voice about the opening. A lesson that is put back whole holds `release` beside the fields `accessible_…`
 * (document 000 §3): whichever of them differs from what is stored is what was changed, so that none is overruled in silence.
 *
 * @throws CallError release_contradicted when both were changed and say different things
 */
export const settleRelease = (lesson: StoredOpening, change: LessonChange): LessonChange => {
  const { release, ...rest } = change
  if (release === undefined) return change
  const fields = without(rest, fieldsKept(lesson, rest))
  if (isDeepStrictEqual(release, ownReleaseOf(lesson))) return fields
  const wanted = columnsOfRelease(release, lesson.accessibleTimezone)
  const contradicted = fieldsUnlike(fields, documented(wanted, release?.after_lesson_ids))
  if (contradicted.length > 0)
    throw new CallError('release_contradicted', {
      fields: Object.fromEntries(contradicted.map((field) => [field, ['release_contradicted']])),
    })
  return { ...without(fields, openingFields), release }
}
