import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import {
  getAttemptQuestion,
  listQuizResults,
  type VersionOutcome,
} from '@lectern/contract/practices/answer-details.api'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import type { Actor } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import {
  type AttemptRow,
  findOwnAttempt,
  listVersions,
  type PinnedAttempts,
  questionsOf,
} from '../../attempts/index.ts'
import { type LessonReading, practicePlace, type SchoolCall } from '../../lessons/index.ts'
import { refuseLeftOut } from '../learners/learner-practices.ts'
import { findAttemptForStaff } from '../staff-view.ts'

interface Looker {
  readonly viewer: 'learner' | 'staff'
  readonly now: Date
}

/** Binds what is read of single answers (document 001 §7 quiz-results, document 002 §7). */
export const bindAnswerDetails = (
  bind: Bind,
  { pinned, contents, readers }: LessonReading & { readonly pinned: PinnedAttempts },
): void => {
  /** An own attempt, while the place where it was taken is open: its questions are part of the lesson. */
  const findOwn = async (call: DetailsCall, attemptId: number) => {
    const attempt = found(await findOwnAttempt(call.db, call.actor.userId, attemptId))
    const content = found(await contents.contentOf(attempt.schoolId, attempt.lessonId))
    refuseLeftOut(practicePlace(content, await readers.readerOf(content, call)), attempt.quizId)
    return attempt
  }

  const questionIn = async (db: ReadDatabase, attempt: AttemptRow, questionId: string, looker: Looker) => {
    const { questions } = await questionsOf(db, pinned, attempt, { ...looker, device: null })
    return questions.find(({ question }) => question.id === questionId) ?? null
  }

  /** An answer in each version of its attempt: nine at most. */
  const outcomesOf = async (db: ReadDatabase, attempt: AttemptRow, questionId: string, looker: Looker) => {
    const outcomes: { quiz_attempt_id: number; outcome: VersionOutcome }[] = []
    for (const { id } of await listVersions(db, attempt)) {
      const version = id === attempt.id ? attempt : await findOwnAttempt(db, attempt.userId, id)
      const item = version && (await questionIn(db, version, questionId, looker))
      outcomes.push({ quiz_attempt_id: id, outcome: item ? outcomeOf(item) : null })
    }
    return outcomes
  }

  /** An attempt as staff of the visited school may read it; else, and for who reads as a student, an own one. */
  const findReadable = async (call: DetailsCall, attemptId: number, isStudent: boolean) => {
    const seat = isStudent ? null : await call.seatIn((await call.school()).schoolId)
    const { userId } = call.actor
    const ofTeam = seat && (await findAttemptForStaff(call.db, seat, { userId, attemptId }))
    if (ofTeam) return { attempt: ofTeam, viewer: 'staff' } as const
    return { attempt: await findOwn(call, attemptId), viewer: 'learner' } as const
  }

  bind(getAttemptQuestion, async (call) => {
    const { db, params, now } = call
    const attempt = await findOwn(call, params.attempt)
    const item = found(await questionIn(db, attempt, params.question, { viewer: 'learner', now }))
    return { data: { quiz_question: item, comment: item.result.comment } }
  })

  bind(listQuizResults, async (call) => {
    const { db, query, now } = call
    const { attempt, viewer } = await findReadable(call, query.attempt_id, query.is_student === true)
    const looker = { viewer, now }
    const item = found(await questionIn(db, attempt, query.question_id, looker))
    const isMeant = ({ quiz_answer_group_id: group, quiz_statement_id: statement }: Row) =>
      (query.answer_group_id === undefined || group === query.answer_group_id) &&
      (query.statement_id === undefined || statement === query.statement_id)
    return {
      data: item.results
        .filter(isMeant)
        .map((row) => ({ ...row, quiz_attempt_id: attempt.id, updated_at: item.saved_at })),
      correct_answers: item.result.correct_answers?.filter(isMeant) ?? null,
      results_versions: await outcomesOf(db, attempt, query.question_id, looker),
    }
  })
}

type Row = AttemptQuestion['results'][number]

type DetailsCall = SchoolCall & { readonly db: ReadDatabase; readonly actor: Actor }

const outcomeOf = ({ result: { state, is_partly_right: isPartly } }: AttemptQuestion): VersionOutcome => {
  if (state === 'skipped' || state === 'not_started' || state === 'not_asked') return null
  if (state === 'correct') return 1
  return state === 'incorrect' && !isPartly ? 0 : 2
}
