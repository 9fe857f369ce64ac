import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { TestApp } from '../../app.ts'
import { rightRows } from './right-rows.ts'

/** Attempts of one learner at one quiz. */
export interface AttemptIds {
  /** The one that runs. */
  readonly attempt: number
  /** One that was handed in, and one that waits to be checked. */
  readonly finishedAttempt: number
  readonly waitingAttempt: number
  /** A remark that everybody who checks in the school uses. */
  readonly remark: number
  /** One that is shared by somebody who is not of the team. */
  readonly leftRemark: number
  /** An answer to every question of the quiz. */
  readonly answers: readonly { readonly quiz_question_id: string; readonly answers: Answer }[]
}

type Send = (method: string, path: string, body?: unknown, as?: string) => Promise<{ id: number }>

interface AttemptPlace {
  readonly lesson: number
  readonly quiz: {
    readonly id: number
    readonly content: { readonly questions: readonly Question[] }
    readonly settings: { readonly check_type: string }
  }
  readonly learner: string
}

/** Lets a learner hand in twice, and begin a third time. */
export const prepareAttempts = async (
  { dependencies: { database } }: Pick<TestApp, 'dependencies'>,
  send: Send,
  { lesson, quiz, learner }: AttemptPlace,
): Promise<AttemptIds> => {
  const answers = quiz.content.questions.map((each) => ({
    quiz_question_id: each.id,
    answers: rightRows(each),
  }))
  const start = async () =>
    (await send('POST', `/lessons/${lesson}/quizzes/${quiz.id}/start-attempt`, undefined, learner)).id
  const set = (settings: object) => send('PUT', `/quizzes/${quiz.id}`, { settings })
  const handIn = async (): Promise<number> => {
    const attempt = await start()
    await send('POST', `/quiz-attempts/${attempt}/finish`, { payload: answers }, learner)
    return attempt
  }
  await set({ is_allow_clear: true, questions_display_type_id: 2, attempts_limit: null })
  // The attempt that the demo left open was begun before.
  const finishedAttempt = await handIn()
  await set({ check_type: 'manual' })
  const waitingAttempt = await handIn()
  await set({ check_type: quiz.settings.check_type })
  const remark = await send('PUT', '/review-remarks/shared-remark', {
    text: 'Show your working',
    is_shared: true,
  })
  const { rows: left } = await database.pool.query<{ id: string }>(
    `insert into review_remarks (school_id, user_id, key, text, is_shared, created_at)
     select school_id, user_id, 'left-remark', 'Look again', true, now() from attempts where id = $1 returning id`,
    [finishedAttempt],
  )
  const remarks = { remark: remark.id, leftRemark: Number(left[0]?.id) }
  return { attempt: await start(), ...remarks, finishedAttempt, waitingAttempt, answers }
}
