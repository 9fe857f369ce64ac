import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { type Material, makeMaterial } from '../material.ts'

/** An exam of eleven questions and those who take it. */
export interface ExamRoom extends Omit<Material, 'students'> {
  /** Session tokens, one for each taker. */
  readonly takers: readonly string[]
}

/** Options of one question of the material; the first one is right. */
export const optionsOf = (question: number): readonly string[] =>
  [0, 1, 2, 3].map((option) => `bench-option-${question}-${option}`)

/**
 * Makes an exam through the API of a demo school. Its takers are written into the database beside one who signed up, each
 * with a session and a place in the course: to sign two thousand people up takes minutes of hashing passwords.
 */
export const makeExamRoom = async (origin: string, pool: Pool, count: number): Promise<ExamRoom> => {
  const { students, ...material } = await makeMaterial(origin, 1)
  const [model = ''] = students
  const takers = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const people = await pool.query<{ id: string }>(
    `insert into users (name, email, created_at, updated_at)
    select 'Taker ' || n, 'taker-' || n || '@lectern.test', now(), now() from generate_series(1, $1::int) as n
    returning id`,
    [count],
  )
  const ids = people.rows.map(({ id }) => id)
  await pool.query(
    `insert into sessions (user_id, token, expires_at, created_at, updated_at)
    select person, token, now() + interval '1 day', now(), now()
    from unnest($1::bigint[], $2::text[]) as taker(person, token)`,
    [ids, takers.map(hashOf)],
  )
  await pool.query(
    `insert into enrolments (school_id, product_id, user_id, state, source, started_at)
    select school_id, product_id, person, state, source, started_at
    from enrolments, unnest($1::bigint[]) as person
    where user_id = (select user_id from sessions where token = $2)`,
    [ids, hashOf(model)],
  )
  await pool.query(
    `insert into access_grants (school_id, product_id, user_id, origin, starts_at, created_at)
    select school_id, product_id, user_id, source, started_at, started_at
    from enrolments where user_id = any($1)`,
    [ids],
  )
  return { ...material, takers }
}

/** What the server keeps of a session token. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
