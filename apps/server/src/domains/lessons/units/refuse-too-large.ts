import type { ErrorCode } from '@lectern/contract/catalogue'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import {
  brokenLimit,
  lessonSizeParts,
  replaceSize,
  type LessonSize,
  type LessonSizePart,
} from '@lectern/contract/lessons/rules/lesson-size'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lockLessonSize, sizeOfLesson } from '../sections.repository.ts'

/** The code of each limit of a whole lesson. */
export const sizeRefusals = {
  units: 'lesson_too_many_units',
  letters: 'lesson_too_long',
  bytes: 'lesson_too_large',
} as const satisfies Record<LessonSizePart, ErrorCode>

/**
 * Refuses what has made a whole lesson too large to be opened; what shrinks is always taken. It comes last, because everybody who
 * saves in this lesson waits from here on until the transaction ends.
 *
 * @throws CallError lesson_too_many_units, lesson_too_long, lesson_too_large
 */
export const refuseTooLarge = async (
  tx: Transaction,
  lesson: { readonly id: number; readonly schoolId: SchoolId },
  before: LessonSize,
  after: LessonSize,
): Promise<void> => {
  const isGrowing = lessonSizeParts.some((part) => after[part] > before[part])
  if (!isGrowing) return
  await lockLessonSize(tx, lesson.id)
  const total = await sizeOfLesson(tx, lesson.schoolId, lesson.id)
  const part = brokenLimit(replaceSize(total, after, before), total)
  if (part === null) return
  const code = sizeRefusals[part]
  throw new CallError(code, { fields: { info_units: [code] }, params: { limit: lessonLimits[part] } })
}
