import { lessonCompleted } from '@lectern/contract/lessons/lessons.facts'
import type { ReadDatabase, Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { listStandings } from '../../attempts/index.ts'
import { listOwnQuizIds, listUnitsOfQuiz } from '../watching/own-quizzes.ts'
import { noteUnitsDone } from '../watching/unit-progress.repository.ts'
import * as repository from '../reading/progress.repository.ts'
import { noteVisited, recordOpened } from './note-visited.ts'

/** Notes that a learner has opened a lesson, and was in it last. */
export const noteOpened = async (
  tx: Transaction,
  place: repository.ProgressPlace,
  now: Date,
): Promise<void> => {
  await noteStarted(tx, place, now)
  await noteVisited(tx, place, now)
}

/** Notes that a learner has begun a lesson. */
export const noteStarted = async (
  tx: Transaction,
  place: repository.ProgressPlace,
  now: Date,
): Promise<void> => {
  if (await repository.noteStarted(tx, place, now)) await recordOpened(tx, place, now)
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
  if (await repository.noteWatched(tx, place, now)) await recordOpened(tx, place, now)
  if (!(await isAllPassed(tx, place))) return
  if (await repository.noteDone(tx, place, now)) await recordCompleted(tx, place, now)
}

/** Notes what a finished attempt means for the lesson: practising counts as having read it. */
export const notePractised = async (
  tx: Transaction,
  place: repository.ProgressPlace,
  now: Date,
): Promise<void> => {
  if (!(await isAllPassed(tx, place))) return noteStarted(tx, place, now)
  const { isBegun, isDone } = await repository.noteFinished(tx, place, now)
  if (isBegun) await recordOpened(tx, place, now)
  if (isDone) await recordCompleted(tx, place, now)
}

const recordCompleted = (
  tx: Transaction,
  { schoolId, userId, lessonId }: repository.ProgressPlace,
  at: Date,
): Promise<void> => record(tx, lessonCompleted, { schoolId, userId, subjectId: lessonId, details: {}, at })

/** Notes that the units of a lesson in which a practice stands are done, where every other practice of them was passed too. */
export const notePassed = async (
  db: WriteDatabase,
  { userId, lessonId, schoolId }: repository.ProgressPlace,
  quizId: number,
  now: Date,
): Promise<void> => {
  const units = await listUnitsOfQuiz(db, lessonId, quizId)
  const passed = await listPassedIds(db, { userId, lessonId }, [...new Set([...units.values()].flat())])
  const done = [...units].flatMap(([unitId, quizIds]) =>
    quizIds.every((id) => passed.has(id)) ? [unitId] : [],
  )
  await noteUnitsDone(db, { userId, lessonId, schoolId }, done, now)
}

const isAllPassed = async (db: ReadDatabase, place: repository.ProgressPlace): Promise<boolean> => {
  const quizIds = await listOwnQuizIds(db, place)
  if (quizIds.length === 0) return true
  const passed = await listPassedIds(db, place, quizIds)
  return quizIds.every((id) => passed.has(id))
}

/** Which of some quizzes somebody has passed in a lesson. */
const listPassedIds = async (
  db: ReadDatabase,
  { userId, lessonId }: Pick<repository.ProgressPlace, 'userId' | 'lessonId'>,
  quizIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const standings = await listStandings(db, { userId, lessonId, quizIds })
  return new Set(standings.flatMap(({ attempt, hasPassed }) => (hasPassed ? [attempt.quizId] : [])))
}
