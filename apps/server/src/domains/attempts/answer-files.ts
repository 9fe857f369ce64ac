import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { findHandedIn, placeFiles } from '../files/index.ts'
import { type AttemptRow, listAnswers, lockOwnAttempt } from './attempts.repository.ts'
import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const attemptFiles = {
  columns: {
    answer_log: { answer: 'noted' },
    attempt_answers: { answer: 'quiz_answer', taken: 'none' },
    attempts: { arrangements: 'none', grades: 'none', question_ids: 'none', question_states: 'none' },
    recalculated_attempts: { after: 'none', before: 'none' },
  },
} as const satisfies DomainFiles

/** The uuids of the files of some answers, each once. */
export const filesOfAnswers = (answers: readonly { readonly answer: Answer }[]): string[] => [
  ...new Set(answers.flatMap(({ answer }) => answer.flatMap(({ files = [] }) => files))),
]

export const takesFiles = (question: Question): boolean => questionTypeOf(question).takesFiles(question)

/**
 * Which files of some answers are not the answering person's: somebody else's, of another school, uploaded for another
 * purpose, or removed. One query for all of them, none where no answer has a file.
 */
export const foreignFiles = async (
  db: ReadDatabase,
  { schoolId, userId }: Pick<AttemptRow, 'schoolId' | 'userId'>,
  answers: readonly { readonly answer: Answer }[],
): Promise<ReadonlySet<string>> => {
  const uuids = filesOfAnswers(answers)
  const own = await findHandedIn(db, { schoolId, ownerId: userId, model: 'quizAnswer' }, uuids)
  return new Set(uuids.filter((uuid) => !own.has(uuid)))
}

/**
 * Tells the storage which files the answers of an attempt have now, so that whoever may read the attempt may see them. The
 * attempt is held meanwhile: of two answers stored at once the later one finds both.
 */
export const placeAnswerFiles = async (
  tx: Transaction,
  { id, schoolId, userId }: Pick<AttemptRow, 'id' | 'schoolId' | 'userId'>,
): Promise<void> => {
  if (!(await lockOwnAttempt(tx, userId, id))) return
  const uuids = filesOfAnswers(await listAnswers(tx, id))
  const files = uuids.map((uuid) => ({ uuid, allowDocPreview: true, allowDocDownload: true }))
  await placeFiles(tx, { schoolId, type: 'quiz_answer', id }, files, 'left out')
}
