import type { AnswerPayloadBody } from '@lectern/contract/attempts/answer-payload'
import * as operations from '@lectern/contract/attempts/attempts.api'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { Database } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { found, notFound } from '../../platform/http/call-error.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { presentAnswerLog } from './log/answer-log.ts'
import { placeAnswerFiles } from './answer-files.ts'
import { createAnswerWriter } from './answer-writer.ts'
import { presentQuestions, presentState } from './attempts.presenter.ts'
import { presentAttempt } from './results/present-attempt.ts'
import { findOwnAttempt } from './attempts.repository.ts'
import { checkCodeOf } from './log/check-code.ts'
import { closeWhenExpired } from './clocks/close-expired.ts'
import { registerClocks } from './clocks/clocks.routes.ts'
import { startQuestionClock } from './clocks/start-question-clock.ts'
import type { PinnedAttempt, PinnedAttempts } from './pinned-attempts.ts'
import type { LearningDays } from '../streaks/index.ts'
import { tellAttempt } from './claims/tell-attempt.ts'
import { finishAttempt, type FinishOutcome } from './use-cases/finish-attempt.ts'
import { giveAnswer, makesFinal, refuseCheck } from './use-cases/give-answer.ts'
import { type AnswerStore, saveAnswer, type SavedAnswer } from './use-cases/save-answer.ts'

interface FinishCall {
  readonly db: Database
  readonly now: Date
}

interface SaveCall extends FinishCall {
  readonly actor: { readonly userId: number }
  readonly params: { readonly attempt: number }
  readonly body: AnswerPayloadBody
}

/** Where answers are stored, and what an answer may start or end by its arrival. */
const createAnswerStore = (db: Database, { versionOf, letGo }: PinnedAttempts): AnswerStore => ({
  db,
  write: createAnswerWriter(db),
  place: (attempt) => db.transaction((tx) => placeAnswerFiles(tx, attempt)),
  tell: (attempt) => db.transaction((tx) => tellAttempt(tx, attempt)),
  end: async ({ attempt }, now) => {
    await db.transaction((tx) => closeWhenExpired(tx, versionOf, attempt, now))
    letGo(attempt)
  },
  startClock: async (pinned, question, now) => {
    await db.transaction((tx) => startQuestionClock(tx, pinned, question, now))
    letGo(pinned.attempt)
  },
})

/** Binds the operations of attempts. */
export const registerAttempts = (
  bind: Bind,
  { db }: Pick<Dependencies, 'db'>,
  pinnedAttempts: PinnedAttempts,
  days: LearningDays,
): void => {
  const { attemptOf, letGo } = pinnedAttempts
  const store = createAnswerStore(db, pinnedAttempts)

  const finish = async (
    { db: pool, now }: FinishCall,
    pinned: PinnedAttempt,
    payload: readonly AnswerPayloadBody[],
  ) => {
    const outcome = await pool.transaction((tx) => finishAttempt(tx, pinned, payload, now))
    if (outcome.unanswered.length === 0) letGo(pinned.attempt)
    return outcome
  }

  /** An answer that is more than a draft; null for a draft. */
  const give = async (
    { db: pool, body, now }: SaveCall,
    pinned: PinnedAttempt,
    { question }: SavedAnswer,
  ) => {
    const { is_check: isCheck, is_answer: isAnswer = body.seq === undefined } = body
    if (!isCheck && !(isAnswer && makesFinal(pinned.version.settings))) return null
    const given = await pool.transaction((tx) => giveAnswer(tx, pinned, { question, isCheck, now }))
    letGo(pinned.attempt)
    return given
  }

  const save = async (call: SaveCall, lessonId: number | null) => {
    const { actor, params, body, now } = call
    const pinned = found(await attemptOf(actor.userId, params.attempt))
    if (lessonId !== null && pinned.attempt.lessonId !== lessonId) throw notFound('another lesson')
    if (body.is_check) refuseCheck(pinned.version.settings)
    const saved = await saveAnswer(store, pinned, body, now)
    const given = await give(call, pinned, saved)
    const finished = body.is_finish ? await finish(call, pinned, []) : null
    await days.note(pinned.attempt, now)
    return presentSaved(pinned, saved, { given, finished, now })
  }

  bind(operations.saveAnswerInLesson, (call) => save(call, call.params.lesson))

  bind(operations.saveAnswerInUnit, (call) => save(call, null))

  bind(operations.finishAttempt, async (call) => {
    const { actor, params, body, now } = call
    const pinned = found(await attemptOf(actor.userId, params.attempt))
    const outcome = await finish(call, pinned, body.payload)
    return { data: presentFinish(pinned, outcome, body.payload[0]?.device ?? null, now) }
  })

  registerClocks(bind, pinnedAttempts)

  bind(operations.listAnswerLog, async ({ db: pool, actor, params, query }) => {
    const { id } = found(await findOwnAttempt(pool, actor.userId, params.attempt))
    const page = await presentAnswerLog(pool, id, query)
    return { ...page, links: nextLink(operations.listAnswerLog, query, page.meta) }
  })
}

interface SavedFacts {
  /** What became of an answer that is no draft. */
  readonly given: Awaited<ReturnType<typeof giveAnswer>> | null
  readonly finished: FinishOutcome | null
  readonly now: Date
}

const presentSaved = (
  { attempt: pinned, version: { settings } }: PinnedAttempt,
  saved: SavedAnswer,
  { given, finished, now }: SavedFacts,
) => {
  const attempt = finished?.attempt ?? given?.attempt ?? runningAgain(pinned)
  const shown = { attempt, settings, viewer: 'learner', now } as const
  return {
    data: presentAttempt(attempt, settings, 'learner', now),
    quiz_question: {
      id: saved.question.id,
      seq: saved.seq,
      saved_at: saved.savedAt.toISOString(),
      ...presentState(shown, saved.question, given?.stored?.answer ?? saved.answer),
    },
    finish_attempt_result: finished && {
      success: finished.unanswered.length === 0,
      message: null,
      questions: [...finished.unanswered],
    },
  }
}

/** The pinned row may be older than the answer that was just taken; that it was taken proves that the attempt runs. */
const runningAgain = (attempt: PinnedAttempt['attempt']): PinnedAttempt['attempt'] => ({
  ...attempt,
  statusId: attemptStatus.inProcess,
  finishedAt: null,
})

const presentFinish = (
  { version: { settings, questions } }: PinnedAttempt,
  { attempt, answers, unanswered }: FinishOutcome,
  device: string | null,
  now: Date,
) => ({
  success: unanswered.length === 0,
  attempt: presentAttempt(attempt, settings, 'learner', now),
  questions: presentQuestions({ attempt, questions, settings, answers, viewer: 'learner', device, now }),
  unanswered: [...unanswered],
  check_code: checkCodeOf(attempt, answers),
  message: null,
})
