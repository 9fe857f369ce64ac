import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type ExamRoom, optionsOf } from './exam-room.ts'

const patienceMs = 120_000

/**
 * Waits until every one of these attempts is ended and marked rightly by nobody's doing.
 *
 * @returns milliseconds from `since` (milliseconds of the clock) on
 * @throws Error when some are still open after two minutes, or were marked otherwise than their answers are
 */
export const untilClosed = async (
  pool: Pool,
  attempts: readonly number[],
  room: ExamRoom,
  since: number,
): Promise<number> => {
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from attempts where id = any($1) and (status_id = 5 or grades is null)`,
      [attempts],
    )
    if (rows[0]?.open === 0) break
    if (Date.now() - since > patienceMs) throw new Error(`${rows[0]?.open} attempts were not closed.`)
    await wait(50)
  }
  const took = Date.now() - since
  const wrong = await countWronglyMarked(pool, attempts, room)
  if (wrong > 0) throw new Error(`${wrong} questions were marked otherwise than they were answered.`)
  return took
}

/** How many questions have a mark that their stored answer does not earn. */
export const countWronglyMarked = async (
  pool: Pool,
  attempts: readonly number[],
  { questions }: ExamRoom,
): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count
    from attempt_answers as given join attempts on attempts.id = given.attempt_id
    where attempts.id = any($1) and (attempts.grades -> given.question_id ->> 'correctness' = 'correct')
      is distinct from (given.answer -> 0 ->> 'answer_id' = any($2))`,
    [attempts, questions.flatMap((_, question) => optionsOf(question).slice(0, 1))],
  )
  return rows[0]?.count ?? 0
}
