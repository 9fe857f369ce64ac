import { sameWordsOf, shortAnswerLetters } from '@lectern/contract/attempts/marking/same-words'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import type { SQL } from '../../../platform/database/sql.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { listAnswersOf } from '../clocks/expired-attempts.repository.ts'
import type { PinnedAttempts } from '../pinned-attempts.ts'
import { type Mark, markQuestion } from './mark-question.ts'
import { listShortAnswers, listMarkedBy } from './same-answers.repository.ts'

/** A question of an attempt whose answer others may have given too. */
export interface SameAnswerPlace {
  readonly attempt: AttemptRow
  readonly questionId: string
  /** Whose work the asking person checks. */
  readonly scope: SQL | undefined
}

const wordsOf = (answer: Answer | undefined): string | null => {
  const [row, ...more] = answer ?? []
  if (!row || more.length > 0 || (row.files?.length ?? 0) > 0) return null
  const words = sameWordsOf(row.text_answer ?? '')
  return words === '' || words.length > shortAnswerLetters ? null : words
}

const versionOf = ({
  gradedVersionId,
  quizVersionId,
}: Pick<AttemptRow, 'gradedVersionId' | 'quizVersionId'>) => gradedVersionId ?? quizVersionId

/** The question as a version of the quiz has it, to be compared with that of another version. */
const createQuestionOf = (pinned: PinnedAttempts, questionId: string) => {
  const known = new Map<number, string>()
  return async (versionId: number): Promise<string> => {
    const question =
      known.get(versionId) ??
      JSON.stringify((await pinned.versionOf(versionId)).questionsById.get(questionId) ?? null)
    known.set(versionId, question)
    return question
  }
}

/**
 * Attempts that wait, whose answer to the same question, as it stands in the same words, says the same in few words and has no
 * points of a person; what has waited longest comes first. None where this answer is not short, or is more than words.
 *
 * @throws CallError unknown_question
 */
export const listSameAnswers = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  { attempt, questionId, scope }: SameAnswerPlace,
): Promise<{ id: number; userId: number }[]> => {
  if (!attempt.grades?.[questionId]) throw new CallError('unknown_question')
  const answers = await listAnswersOf(db, [attempt.id])
  const words = wordsOf(answers.find((answer) => answer.questionId === questionId)?.answer)
  if (words === null) return []
  const { schoolId, quizId } = attempt
  const rows = await listShortAnswers(db, { schoolId, quizId, questionId, scope })
  const questionOf = createQuestionOf(pinned, questionId)
  const question = await questionOf(versionOf(attempt))
  const same = []
  for (const row of rows) {
    if (row.id === attempt.id || sameWordsOf(row.text) !== words) continue
    if ((await questionOf(versionOf(row))) === question) same.push({ id: row.id, userId: row.userId })
  }
  return same
}

interface SameMark extends Pick<Mark, 'points' | 'markedBy' | 'now'> {
  /** Those of the list that are meant; the attempt itself may be among them. */
  readonly attemptIds: readonly number[]
}

export interface SameMarked {
  readonly marked: number[]
  readonly refused: { readonly attempt_id: number; readonly reason: 'claimed' | 'not_waiting' }[]
}

const refusals: Readonly<Record<string, SameMarked['refused'][number]['reason']>> = {
  attempt_claimed: 'claimed',
  attempt_replaced: 'not_waiting',
  attempt_running: 'not_waiting',
  not_found: 'not_waiting',
}

/**
 * Gives the same points to answers that say the same, or takes back those that the same person gave. What a colleague is checking
 * stays as it is, and is told.
 *
 * @throws CallError unknown_question, question_without_points, points_beyond_question
 */
export const markSameAnswers = async (
  tx: Transaction,
  pinned: PinnedAttempts,
  place: SameAnswerPlace,
  { attemptIds, ...mark }: SameMark,
): Promise<SameMarked> => {
  const { attempt, questionId, scope } = place
  const { schoolId } = attempt
  const allowed = new Set(
    mark.points === null
      ? await listMarkedBy(tx, { schoolId, questionId, attemptIds, markedBy: mark.markedBy })
      : [attempt.id, ...(await listSameAnswers(tx, pinned, place)).map(({ id }) => id)],
  )
  const done: SameMarked = { marked: [], refused: [] }
  // Always in one order: two who mark the same ones wait for each other once.
  for (const id of [...new Set(attemptIds)].toSorted((one, other) => one - other)) {
    const reason = allowed.has(id)
      ? await refusalOf(() =>
          markQuestion(tx, pinned, { schoolId, attemptId: id, scope, questionId, ...mark }),
        )
      : 'not_waiting'
    if (reason === null) done.marked.push(id)
    else done.refused.push({ attempt_id: id, reason })
  }
  return done
}

/** Why something cannot be marked; null: it was. Nothing is written before a refusal. */
const refusalOf = async (mark: () => Promise<unknown>) => {
  try {
    await mark()
    return null
  } catch (error) {
    const reason = error instanceof CallError ? refusals[error.code] : undefined
    if (reason === undefined) throw error
    return reason
  }
}
