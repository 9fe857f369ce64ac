import { type PublicAnswer, publicAnswerLetters } from '@lectern/contract/attempts/attempt'
import { listLimits } from '@lectern/contract/kernel/limits'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, ne, sql } from '../../../platform/database/sql.ts'
import { arrangementOf } from '../attempts.presenter.ts'
import { type AttemptRow, listAnswers } from '../attempts.repository.ts'
import { attemptAnswers } from '../attempts.tables.ts'
import { lastAttempts } from './last-attempts.ts'
import type { PinnedAttempts } from '../pinned-attempts.ts'

/** Answers of so many people can be looked through, those who handed in last. */
const mostPeople = 1_000

interface PageOfAnswers {
  readonly questionId: string
  readonly page: number
  readonly per_page: number
}

interface PublicAnswers {
  readonly data: PublicAnswer[]
  readonly has_more: boolean
}

const nothing: PublicAnswers = { data: [], has_more: false }

/**
 * One page of what others wrote to a question, without their names, the newest first: for whoever has handed in an answer of
 * their own, where its author lets learners see it. An answer that was given before that is not shown.
 */
export const listPublicAnswers = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  attempt: AttemptRow,
  { questionId, ...page }: PageOfAnswers,
): Promise<PublicAnswers> => {
  const question = await publicQuestionOf(pinned, attempt, questionId)
  if (!question || attempt.finishedAt === null || !(await hasAnswered(db, attempt, question))) return nothing
  const size = Math.min(page.per_page, listLimits.publicAnswers)
  const from = (page.page - 1) * size
  const rows = await findOthers(db, attempt, questionId, { from, size })
  const shown = rows.slice(0, size)
  const texts = await Promise.all(
    shown.map(async ({ quizVersionId, answer }) => {
      const asked = await publicQuestionOf(pinned, { quizVersionId }, questionId)
      return asked ? questionTypeOf(asked).publicWords(asked, answer).trim() : ''
    }),
  )
  return {
    data: texts.filter((text) => text !== '').map((text) => ({ text: cut(text) })),
    has_more: rows.length > shown.length,
  }
}

/** The question as it was asked, where it said that others see what is answered. */
const publicQuestionOf = async (
  pinned: PinnedAttempts,
  { quizVersionId }: Pick<AttemptRow, 'quizVersionId'>,
  questionId: string,
): Promise<Question | undefined> => {
  const question = (await pinned.versionOf(quizVersionId)).questionsById.get(questionId)
  return question?.is_public_answer_enabled === true ? question : undefined
}

const hasAnswered = async (db: ReadDatabase, attempt: AttemptRow, question: Question): Promise<boolean> => {
  const own = (await listAnswers(db, attempt.id)).find(({ questionId }) => questionId === question.id)
  return (
    own !== undefined &&
    questionTypeOf(question).validate(question, arrangementOf(attempt, question), own.answer) === null
  )
}

const cut = (text: string): string =>
  text.length > publicAnswerLetters ? `${text.slice(0, publicAnswerLetters)}…` : text

/** One more than a page shows, as a sign that there are more. */
const findOthers = (
  db: ReadDatabase,
  { schoolId, quizId, userId }: AttemptRow,
  questionId: string,
  { from, size }: { readonly from: number; readonly size: number },
) => {
  const last = lastAttempts(db, { schoolId, quizId }, mostPeople)
  return db
    .select({ quizVersionId: last.quizVersionId, answer: attemptAnswers.answer })
    .from(last)
    .innerJoin(
      attemptAnswers,
      and(eq(attemptAnswers.attemptId, last.id), eq(attemptAnswers.questionId, questionId)),
    )
    .where(and(ne(last.userId, userId), sql`${attemptAnswers.answer} -> 0 ->> 'text_answer' is not null`))
    .orderBy(desc(last.finishedAt), desc(last.id))
    .limit(size + 1)
    .offset(from)
}
