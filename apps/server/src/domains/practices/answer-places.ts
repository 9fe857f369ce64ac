import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import type { Dependencies } from '../../platform/dependencies.ts'
import { findSchoolAttempt, listAttemptQuizzes } from '../attempts/index.ts'
import type { PlaceKind } from '../files/index.ts'
import { listQuizHeads } from '../quizzes/index.ts'
import { practiceReaders, practiceScope } from './practices.policy.ts'

/** Attempts as places of files: the file of an answer is open to staff who may read that attempt. */
export const createAnswerPlaces = ({ db }: Pick<Dependencies, 'db'>): PlaceKind => ({
  isOpen: async (attemptId, schoolId, asker) => {
    const seat = await asker.seatIn(schoolId)
    if (!seat || !asker.actor) return false
    const scope = await practiceScope(db, seat, asker.actor.userId, practiceReaders)
    return (await findSchoolAttempt(db, schoolId, attemptId, scope)) !== null
  },
  name: async (connection, { seat, userId }, attemptIds) => {
    const { schoolId } = seat
    const scope = await practiceScope(connection, seat, userId, practiceReaders)
    const rows = await listAttemptQuizzes(connection, schoolId, attemptIds, scope)
    const heads = await listQuizHeads(connection, schoolId, [...new Set(rows.map(({ quizId }) => quizId))])
    const names = new Map(heads.map(({ id, name }) => [id, name]))
    return new Map(
      rows.map(({ id, quizId }) => [id, { title: names.get(quizId) ?? '', link: `/expert/practices/${id}` }]),
    )
  },
})

/** The uuids of the files of all answers, each once. */
export const filesOfQuestions = (questions: readonly AttemptQuestion[]): string[] => [
  ...new Set(questions.flatMap(({ results }) => results.flatMap(({ files }) => files))),
]
