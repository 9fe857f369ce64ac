import type { AnswerPayloadBody } from '@lectern/contract/attempts/answer-payload'
import * as operations from '@lectern/contract/attempts/attempts.api'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { showResult } from '@lectern/contract/attempts/rules/show-result'
import type { Database } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { found, notFound } from '../../platform/http/call-error.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { placeAnswerFiles } from './answer-files.ts'
import { createAnswerWriter } from './answer-writer.ts'
import { arrangementOf, presentAttempt, presentQuestions } from './attempts.presenter.ts'
import type { PinnedAttempt, PinnedAttempts } from './pinned-attempts.ts'
import { finishAttempt, type FinishOutcome } from './use-cases/finish-attempt.ts'
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

/** Binds the operations of attempts. */
export const registerAttempts = (
  bind: Bind,
  { db }: Pick<Dependencies, 'db'>,
  { attemptOf, letGo }: PinnedAttempts,
): void => {
  const store: AnswerStore = {
    db,
    write: createAnswerWriter(db),
    place: (attempt) => db.transaction((tx) => placeAnswerFiles(tx, attempt)),
  }

  const finish = async (
    { db: pool, now }: FinishCall,
    pinned: PinnedAttempt,
    payload: readonly AnswerPayloadBody[],
  ) => {
    const outcome = await pool.transaction((tx) => finishAttempt(tx, pinned, payload, now))
    if (outcome.unanswered.length === 0) letGo(pinned.attempt)
    return outcome
  }

  const save = async (call: SaveCall, lessonId: number | null) => {
    const { actor, params, body, now } = call
    const pinned = found(await attemptOf(actor.userId, params.attempt))
    if (lessonId !== null && pinned.attempt.lessonId !== lessonId) throw notFound('another lesson')
    const saved = await saveAnswer(store, pinned, body, now)
    if (!body.is_finish) return presentSaved(pinned, saved, null)
    return presentSaved(pinned, saved, await finish(call, pinned, []))
  }

  bind(operations.saveAnswerInLesson, (call) => save(call, call.params.lesson))

  bind(operations.saveAnswerInUnit, (call) => save(call, null))

  bind(operations.finishAttempt, async (call) => {
    const { actor, params, body } = call
    const pinned = found(await attemptOf(actor.userId, params.attempt))
    const outcome = await finish(call, pinned, body.payload)
    return { data: presentFinish(pinned, outcome, body.payload[0]?.device ?? null) }
  })
}

const presentSaved = (
  { attempt, version }: PinnedAttempt,
  { question, seq, savedAt, answer }: SavedAnswer,
  finish: FinishOutcome | null,
) => {
  const detail = version.settings.result_detail
  const isFinished = finish !== null && finish.unanswered.length === 0
  return {
    data: presentAttempt(finish?.attempt ?? runningAgain(attempt), detail, 'learner'),
    quiz_question: {
      id: question.id,
      seq,
      saved_at: savedAt.toISOString(),
      result: showResult({
        viewer: 'learner',
        isFinished,
        detail,
        question,
        arrangement: arrangementOf(attempt, question),
        answer,
        grade: finish?.attempt.grades?.[question.id] ?? null,
      }).result,
    },
    finish_attempt_result: finish && {
      success: isFinished,
      message: null,
      questions: [...finish.unanswered],
    },
  }
}

/** The pinned row may be older than the answer that was just taken; that it was taken proves that the attempt runs. */
const runningAgain = (attempt: PinnedAttempt['attempt']): PinnedAttempt['attempt'] => ({
  ...attempt,
  statusId: attemptStatus.inProcess,
  finishedAt: null,
})

const presentFinish = ({ version }: PinnedAttempt, outcome: FinishOutcome, device: string | null) => {
  const { attempt, answers, unanswered } = outcome
  const detail = version.settings.result_detail
  return {
    success: unanswered.length === 0,
    attempt: presentAttempt(attempt, detail, 'learner'),
    questions: presentQuestions({
      attempt,
      questions: version.questions,
      detail,
      answers,
      viewer: 'learner',
      device,
    }),
    unanswered: [...unanswered],
    message: null,
  }
}
