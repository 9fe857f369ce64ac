import * as operations from '@lectern/contract/attempts/attempts.api'
import { leftSeconds, passedSeconds } from '@lectern/contract/attempts/rules/attempt-clock'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { presentQuestions } from '../attempts.presenter.ts'
import { presentAttempt } from '../results/present-attempt.ts'
import { findOwnAttempt } from '../attempts.repository.ts'
import type { PinnedAttempts } from '../pinned-attempts.ts'
import { clearAttempt } from '../use-cases/clear-attempt.ts'
import { startQuestionClock } from './start-question-clock.ts'

/** Binds the clocks of attempts, and what leaves them alone: taking all answers back. */
export const registerClocks = (bind: Bind, { attemptOf, letGo }: PinnedAttempts): void => {
  bind(operations.getTimer, async ({ db: pool, actor, params, now }) => {
    const { startedAt, finishedAt, deadlineAt } = found(
      await findOwnAttempt(pool, actor.userId, params.attempt),
    )
    return {
      data: {
        left_time_in_seconds: finishedAt === null ? leftSeconds(deadlineAt, now) : null,
        passed_time_in_seconds: passedSeconds(startedAt, finishedAt ?? now),
      },
    }
  })

  bind(operations.startQuestionTimer, async ({ db: pool, actor, params, now }) => {
    const pinned = found(await attemptOf(actor.userId, params.attempt))
    const question = found(pinned.version.questionsById.get(params.question))
    const endsAt = await pool.transaction((tx) => startQuestionClock(tx, pinned, question, now))
    letGo(pinned.attempt)
    return { data: { left_time_in_seconds: leftSeconds(endsAt, now) } }
  })

  bind(operations.clearAttempt, async ({ db: pool, actor, params, now }) => {
    const { version, ...pinned } = found(await attemptOf(actor.userId, params.attempt))
    const { attempt, answers } = await pool.transaction((tx) => clearAttempt(tx, { ...pinned, version }, now))
    const { settings, questions } = version
    const shown = { attempt, questions, settings, answers, viewer: 'learner', device: null, now } as const
    return {
      data: {
        attempt: presentAttempt(attempt, settings, 'learner', now),
        questions: presentQuestions(shown),
      },
    }
  })
}
