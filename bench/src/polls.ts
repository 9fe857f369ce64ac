import { setTimeout as wait } from 'node:timers/promises'
import { finishAttempt } from '@lectern/contract/attempts/attempts.api'
import { getAttemptView, startAttempt } from '@lectern/contract/practices/practices.api'
import { Pool } from 'pg'
import type { CallApi } from './api.ts'
import { medianOf } from './figures.ts'

interface PollPlace {
  readonly call: CallApi
  readonly token: string
  /** Of the lesson whose practice has polls alone. */
  readonly practice: { readonly lesson: number; readonly quiz: number }
  readonly payload: readonly object[]
}

const openings = 50

/** Gives an attempt to so many people more, with its answers. */
const copyAttempt = async (url: string, attempt: number, people: number): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query(
    `with made as (
      insert into attempts (school_id, user_id, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, grades,
        scores, max_scores, started_at, finished_at)
      select school_id, 1000000 + person, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, grades,
        scores, max_scores, started_at, finished_at - person * interval '1 second'
      from attempts, generate_series(1, $2::int) as person where id = $1
      returning id
    )
    insert into attempt_answers (attempt_id, question_id, answer, taken, last_device, last_seq, saved_at)
    select made.id, question_id, answer, taken, last_device, last_seq, saved_at
    from attempt_answers, made where attempt_id = $1`,
    [attempt, people],
  )
  await pool.query('analyze attempts, attempt_answers')
  await pool.end()
}

/**
 * Milliseconds until a handed-in attempt at polls is there, the first time and then: beside nobody else's answers, and
 * beside so many people's.
 */
export const measurePolls = async (
  { call, token, practice, payload }: PollPlace,
  databaseUrl: string,
  people: number,
) => {
  const attempt = (await call(startAttempt, token, { params: practice })).data.id
  await call(finishAttempt, token, { params: { attempt }, body: { payload } })
  const open = async () => {
    const start = performance.now()
    const { data } = await call(getAttemptView, token, { params: { ...practice, attempt } })
    const counted = data.aggregate_interview.reduce((sum, { count }) => sum + count, 0)
    return { counted, milliseconds: performance.now() - start }
  }
  const openOften = async () => {
    const times = []
    for (let round = 0; round < openings; round += 1) times.push((await open()).milliseconds)
    return medianOf(times)
  }
  await open()
  const alone = await openOften()
  await copyAttempt(databaseUrl, attempt, people)
  const fresh: number[] = []
  // Whoever comes a second later counts anew.
  for (let round = 0; round < 5; round += 1) {
    await wait(1_100)
    fresh.push((await open()).milliseconds)
  }
  const { counted } = await open()
  if (counted < people) throw new Error(`Only ${counted} answers were counted.`)
  return { alone, counting: medianOf(fresh), beside: await openOften() }
}
