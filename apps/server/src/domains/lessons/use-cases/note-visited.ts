import { lessonOpened, productStarted } from '@lectern/contract/lessons/lessons.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { findLesson } from '../lessons.repository.ts'
import type { ProgressPlace } from '../reading/progress.repository.ts'
import { noteVisit } from '../watching/visits.repository.ts'

/** Records that a learner has opened a lesson for the first time. */
export const recordOpened = (
  tx: Transaction,
  { schoolId, userId, lessonId }: ProgressPlace,
  at: Date,
): Promise<void> => record(tx, lessonOpened, { schoolId, userId, subjectId: lessonId, details: {}, at })

/** Notes that a learner is in a lesson; with the first one of a product they have started it. */
export const noteVisited = async (tx: Transaction, place: ProgressPlace, at: Date): Promise<void> => {
  if (!(await noteVisit(tx, place, at))) return
  const { schoolId, userId, lessonId } = place
  const lesson = await findLesson(tx, schoolId, lessonId)
  if (!lesson) return
  await record(tx, productStarted, { schoolId, userId, subjectId: lesson.productId, details: {}, at })
}
