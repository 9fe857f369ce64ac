import { login } from '@lectern/contract/identity/sign-in.api'
import { graceSeconds } from '@lectern/contract/attempts/rules/attempt-clock'
import { timerType } from '@lectern/contract/quizzes/quiz-settings'
import { updateQuiz } from '@lectern/contract/quizzes/quizzes.api'
import type { Pool } from 'pg'
import { openApi } from '../api.ts'
import type { Taker } from './taker.ts'

const countdownSeconds = 45

/** Gives the quiz a countdown. */
export const setCountdown = async (origin: string, quiz: number): Promise<void> => {
  const { call, client } = openApi(origin)
  const body = { email: 'expert@lectern.test', password: 'lectern-demo' }
  const token = (await call(login, '', { body })).data.token ?? ''
  const settings = { timer_type: timerType.countdown, timer_duration: countdownSeconds }
  await call(updateQuiz, token, { params: { quiz }, body: { settings } })
  client.close()
}

/** Attempts whose time ends in one second, and until when an answer to them may arrive (milliseconds of the clock). */
export interface Countdowns {
  readonly attempts: readonly number[]
  readonly lastAnswerAt: number
}

/** All start and give one answer each. The last deadline has its job; the others are moved into its second. */
export const beginCountdowns = async (pool: Pool, all: readonly Taker[]): Promise<Countdowns> => {
  const begin = async (taker: Taker) => {
    const attempt = await taker.start()
    await taker.save()
    return attempt
  }
  const attempts = await Promise.all(all.map(begin))
  const { rows } = await pool.query<{ deadline: Date }>(
    `update attempts set deadline_at = (select max(deadline_at) from attempts where id = any($1))
    where id = any($1) returning deadline_at as deadline`,
    [attempts],
  )
  const deadline = Math.ceil((rows[0]?.deadline.getTime() ?? 0) / 1000)
  return { attempts, lastAnswerAt: (deadline + graceSeconds) * 1000 }
}
