import type { AttemptQuestion, PickedCount } from '@lectern/contract/attempts/attempt'
import { sharesOf } from '@lectern/contract/quizzes/question-types/count-rows'
import { type PublicQuestion, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, desc, eq, inArray, isNotNull, sql } from '../../platform/database/sql.ts'
import type { AttemptRow } from './attempts.repository.ts'
import { attemptAnswers, attempts } from './attempts.tables.ts'

/** So many people are counted, those who answered last: a poll of more says nothing else. */
const mostPeople = 10_000

/**
 * What everybody picked in the polls among these questions, each person by the last attempt that they handed in; for a learner
 * only once their own is in, and where the author shows it. One query, none without polls.
 */
export const presentPickedCounts = async (
  db: ReadDatabase,
  attempt: AttemptRow,
  questions: readonly AttemptQuestion[],
  viewer: 'learner' | 'staff',
): Promise<PickedCount[]> => {
  const maySee = viewer === 'staff' || attempt.finishedAt !== null
  const counted = questions
    .map(({ question }) => question)
    .filter((each) => questionTypeOf(each).isCounted)
    .filter((each) => viewer === 'staff' || each.is_public_answer_enabled === true)
  if (!maySee || counted.length === 0) return []
  const picked = await countPicked(
    db,
    attempt,
    counted.map(({ id }) => id),
  )
  return counted.flatMap((question) => countsOf(question, picked))
}

type PickedRow = Awaited<ReturnType<typeof countPicked>>[number]

const countPicked = async (
  db: ReadDatabase,
  { schoolId, quizId }: AttemptRow,
  questionIds: readonly string[],
) => {
  const last = db
    .selectDistinctOn([attempts.userId], { id: attempts.id, finishedAt: attempts.finishedAt })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.quizId, quizId), isNotNull(attempts.finishedAt)))
    .orderBy(attempts.userId, desc(attempts.finishedAt), desc(attempts.id))
    .as('last')
  const counted = db
    .select({ id: last.id })
    .from(last)
    .orderBy(desc(last.finishedAt), desc(last.id))
    .limit(mostPeople)
    .as('counted')
  const answerId = sql<string>`picked ->> 'answer_id'`
  return db
    .select({ questionId: attemptAnswers.questionId, answerId, count: sql<number>`count(*)::int` })
    .from(attemptAnswers)
    .innerJoin(counted, eq(counted.id, attemptAnswers.attemptId))
    .innerJoin(sql`lateral jsonb_array_elements(${attemptAnswers.answer}) as picked`, sql`true`)
    .where(and(inArray(attemptAnswers.questionId, [...questionIds]), sql`picked ->> 'answer_id' is not null`))
    .groupBy(attemptAnswers.questionId, answerId)
}

/** Every option in the order in which the viewer sees them, also those that nobody picked. */
const countsOf = (question: PublicQuestion, picked: readonly PickedRow[]): PickedCount[] => {
  const options = 'answers' in question ? question.answers : []
  const counts = options.map(
    ({ id }) => picked.find((row) => row.questionId === question.id && row.answerId === id)?.count ?? 0,
  )
  const percents = sharesOf(counts)
  return options.map(({ id }, at) => ({
    quiz_question_id: question.id,
    quiz_answer_id: id,
    count: counts[at] ?? 0,
    percent: percents[at] ?? 0,
  }))
}
