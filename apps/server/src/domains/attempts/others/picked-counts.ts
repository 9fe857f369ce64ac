import type { AttemptQuestion, PickedCount } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import { sharesOf } from '@lectern/contract/quizzes/question-types/shared/count-rows'
import { type PublicQuestion, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { createSharedCache } from '../../../platform/cache/shared-cache.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, inArray, sql } from '../../../platform/database/sql.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { attemptAnswers } from '../attempts.tables.ts'
import { lastAttempts, type QuizPlace } from './last-attempts.ts'

/** So many people are counted, those who answered last: a poll of more says nothing else. */
const mostPeople = 10_000

/** Counts may be so old for who is in them already: a poll that a whole class looks at is counted once a second. */
const keepMs = 1_000

/** What everybody picked, counted. */
export interface PickedCounts {
  /**
   * The counts of the questions of an attempt, each person by the last attempt that they handed in; for a learner only once
   * their own is in, which is counted then, and where the author shows it.
   */
  readonly present: (
    attempt: AttemptRow,
    questions: readonly AttemptQuestion[],
    viewer: 'learner' | 'staff',
  ) => Promise<PickedCount[]>
}

export const createPickedCounts = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): PickedCounts => {
  const counted = createSharedCache({
    db,
    clock,
    keepMs,
    mostBytes: 4 * 1024 ** 2,
    load: async (key, connection) => {
      const countedAt = clock.now()
      const { place, questionIds } = readKey(key)
      return { countedAt, rows: await countPicked(connection, place, questionIds) }
    },
  })
  const rowsFor = async (attempt: AttemptRow, questionIds: readonly string[]) => {
    const key = [attempt.schoolId, attempt.quizId, ...questionIds].join('/')
    const kept = await counted.get(key)
    if (attempt.finishedAt === null || attempt.finishedAt < kept.countedAt) return kept.rows
    counted.forget(key)
    return (await counted.get(key)).rows
  }
  return {
    present: async (attempt, questions, viewer) => {
      const shown = countedQuestions(attempt, questions, viewer)
      if (shown.length === 0) return []
      const picked = await rowsFor(
        attempt,
        shown.map(({ id }) => id),
      )
      return shown.flatMap((question) => countsOf(question, picked))
    },
  }
}

const countedQuestions = (
  attempt: AttemptRow,
  questions: readonly AttemptQuestion[],
  viewer: 'learner' | 'staff',
): PublicQuestion[] =>
  viewer === 'learner' && attempt.finishedAt === null
    ? []
    : questions
        .filter(isShown)
        .map(({ question }) => question)
        .filter((each) => questionTypeOf(each).isCounted)
        .filter((each) => viewer === 'staff' || each.is_public_answer_enabled === true)

const readKey = (key: string): { place: QuizPlace; questionIds: string[] } => {
  const [schoolId, quizId, ...questionIds] = key.split('/')
  return { place: { schoolId: storedSchoolId.parse(Number(schoolId)), quizId: Number(quizId) }, questionIds }
}

type PickedRow = Awaited<ReturnType<typeof countPicked>>[number]

const countPicked = async (db: ReadDatabase, place: QuizPlace, questionIds: readonly string[]) => {
  const counted = lastAttempts(db, place, mostPeople)
  const answerId = sql<string>`picked ->> 'answer_id'`
  return db
    .select({ questionId: attemptAnswers.questionId, answerId, count: sql<number>`count(*)::int` })
    .from(attemptAnswers)
    .innerJoin(counted, sql`${counted.id} = ${attemptAnswers.attemptId}`)
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
