import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { noteHeld } from '../bank/bank-holders.repository.ts'
import { announceQuizChange } from '../quiz-cache.ts'
import { placeQuizFiles } from '../quiz-files.ts'
import { lockQuiz, type QuizRow } from '../quizzes.repository.ts'
import type { ReleasedQuiz } from '../quizzes.tables.ts'
import { type QuizChange, saveQuiz } from '../use-cases/save-quiz.ts'
import { countChanges, isNothing } from './count-changes.ts'
import { storeDiscarded, storeReleased } from './held-edits.repository.ts'
import { learnersForm } from './learners-form.ts'

/** Who decides about the edits of which quiz, and when. */
interface EditsDecision {
  readonly schoolId: SchoolId
  readonly quizId: number
  /** The revision that the person has seen; undefined decides about whatever there is. */
  readonly baseRevision: number | undefined
  readonly now: Date
}

/** The parts of a quiz that its author writes. */
type Written = Required<Pick<QuizChange, 'name' | 'type' | 'settings' | 'content' | 'pools'>>

interface Holding extends EditsDecision {
  readonly userId: number
  /** The quiz before edits that were saved already and are to wait as well. */
  readonly before: Written | undefined
}

/**
 * Holds the edits of a quiz: from now on learners go on getting what it is at this moment, or what it was `before`. Edits that
 * are held already stay so.
 *
 * @throws CallError not_found; with `before` also stale_revision (409) when somebody else saved after `baseRevision`, and what
 *   `saveQuiz` refuses
 */
export const holdEdits = async (
  tx: Transaction,
  { before, userId, baseRevision, ...quizAt }: Holding,
): Promise<QuizRow> => {
  const quiz = await lock(tx, quizAt)
  if (quiz.released) return quiz
  if (!before) return keepForLearners(tx, quiz, userId, quizAt.now)
  refuseStale(quiz, baseRevision)
  const { name, type, settings, content, pools } = quiz
  // Both in this transaction: no attempt begins between them.
  await keepForLearners(tx, await saveQuiz(tx, { ...quizAt, ...before }), userId, quizAt.now)
  return saveQuiz(tx, { ...quizAt, name, type, settings, content, pools })
}

/**
 * Lets new attempts get a quiz as it is now. Attempts that run keep the version that they began with. Nothing happens where no
 * edits are held.
 *
 * @throws CallError not_found, stale_revision (409) when somebody else saved after `baseRevision`
 */
export const releaseEdits = async (tx: Transaction, decision: EditsDecision): Promise<QuizRow> => {
  const quiz = await lock(tx, decision)
  if (!quiz.released) return quiz
  refuseStale(quiz, decision.baseRevision)
  const { revision } = quiz.released
  const isSame = isNothing(countChanges(learnersForm(quiz), quiz))
  const free = { ...quiz, released: null, learnersRevision: isSame ? revision : null }
  await announceQuizChange(tx, quiz.id)
  await storeReleased(tx, free)
  await placeQuizFiles(tx, free)
  return free
}

/**
 * Puts a quiz back to what it was when its edits began to be held, unfinished questions included. Learners notice nothing.
 * Nothing happens where no edits are held.
 *
 * @throws CallError not_found, stale_revision (409) when somebody else saved after `baseRevision`
 */
export const discardEdits = async (tx: Transaction, decision: EditsDecision): Promise<QuizRow> => {
  const quiz = await lock(tx, decision)
  if (!quiz.released) return quiz
  refuseStale(quiz, decision.baseRevision)
  const { revision: learnersRevision } = quiz.released
  const revision = quiz.revision + 1
  const former = { ...learnersForm(quiz), revision, learnersRevision, updatedAt: decision.now }
  await announceQuizChange(tx, quiz.id)
  await storeDiscarded(tx, former)
  await placeQuizFiles(tx, former)
  await noteHeld(tx, former)
  return former
}

const lock = async (tx: Transaction, { schoolId, quizId }: Pick<EditsDecision, 'schoolId' | 'quizId'>) =>
  found(await lockQuiz(tx, schoolId, quizId))

const refuseStale = (quiz: QuizRow, baseRevision: number | undefined): void => {
  if (baseRevision !== undefined && baseRevision !== quiz.revision) throw new CallError('stale_revision')
}

const keepForLearners = async (tx: Transaction, quiz: QuizRow, by: number, now: Date): Promise<QuizRow> => {
  const { revision, name, type, settings, content, readyContent, pools } = learnersForm(quiz)
  const form = { revision, name, type, settings, content, readyContent, pools }
  const released: ReleasedQuiz = { ...form, at: now.toISOString(), by }
  const held = { ...quiz, released, learnersRevision: null }
  await storeReleased(tx, held)
  return held
}
