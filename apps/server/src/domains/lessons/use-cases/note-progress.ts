import type { ReadDatabase, Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { emit } from '../../../platform/events/event.ts'
import { listStandings } from '../../attempts/index.ts'
import { lessonDone } from '../reading/lessons.events.ts'
import { listOwnQuizIds } from '../watching/own-quizzes.ts'
import { noteVisit } from '../watching/visits.repository.ts'
import * as repository from '../reading/progress.repository.ts'

/** Notes that a learner has opened a lesson, and was in it last. */
export const noteOpened = async (
  db: WriteDatabase,
  place: repository.ProgressPlace,
  now: Date,
): Promise<void> => {
  await repository.noteStarted(db, place, now)
  await noteVisit(db, place, now)
}

/**
 * Notes that a learner has read a lesson to its end, and that the lesson is done when nothing else is left in it.
 * A lesson is done when it was read or watched and each of its quizzes in sections that their accesses open has been passed (PRODUCT-learning §5).
 */
export const noteWatched = async (
  tx: Transaction,
  place: repository.ProgressPlace,
  now: Date,
): Promise<void> => {
  await repository.noteWatched(tx, place, now)
  if (!(await isAllPassed(tx, place))) return
  if (await repository.noteDone(tx, place, now)) await tellDone(tx, place)
}

/** Notes what a finished attempt means for the lesson: practising counts as having read it. */
export const notePractised = async (
  tx: Transaction,
  place: repository.ProgressPlace,
  now: Date,
): Promise<void> => {
  if (!(await isAllPassed(tx, place))) return repository.noteStarted(tx, place, now)
  if (await repository.noteFinished(tx, place, now)) await tellDone(tx, place)
}

const tellDone = (
  tx: Transaction,
  { schoolId, userId, courseId, lessonId }: repository.ProgressPlace,
): Promise<void> =>
  emit(tx, lessonDone, { school_id: schoolId, user_id: userId, course_id: courseId, lesson_id: lessonId })

const isAllPassed = async (db: ReadDatabase, place: repository.ProgressPlace): Promise<boolean> => {
  const quizIds = await listOwnQuizIds(db, place)
  if (quizIds.length === 0) return true
  const { userId, lessonId } = place
  const passed = await listStandings(db, { userId, lessonId, quizIds })
  const passedIds = new Set(passed.filter(({ hasPassed }) => hasPassed).map(({ attempt }) => attempt.quizId))
  return quizIds.every((id) => passedIds.has(id))
}
