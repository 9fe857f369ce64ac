import { setContactTags } from '@lectern/contract/contacts/contacts.api'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { CallApi } from '../api.ts'
import { percentileOf } from '../figures.ts'
import { forgetStatements } from './buffers.ts'

/** Events that are followed. */
const events = 20
const goalMs = 5

interface Followed {
  readonly pool: Pool
  readonly call: CallApi
  readonly token: string
  readonly listId: number
  /** By its name; nobody of the contacts has it. */
  readonly tag: string
  readonly contacts: (round: number) => number
}

const isMember = async (pool: Pool, listId: number, contactId: number): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'select 1 from contact_list_members where list_id = $1 and contact_id = $2',
    [listId, contactId],
  )
  return (rowCount ?? 0) > 0
}

/** Milliseconds from the answer to a tag until its contact is on the list. */
const follow = async ({ pool, call, token, listId, tag }: Followed, contactId: number): Promise<number> => {
  await call(setContactTags, token, { params: { contact: contactId }, body: { add: [tag] } })
  const begin = performance.now()
  while (!(await isMember(pool, listId, contactId))) await wait(2)
  return performance.now() - begin
}

/** Prints what it costs that one contact comes onto a list: PostgreSQL's own time, and until it is seen. */
export const measureFollowing = async (followed: Followed): Promise<void> => {
  const { pool, contacts } = followed
  await follow(followed, contacts(events))
  await forgetStatements(pool)
  const took: number[] = []
  for (let round = 0; round < events; round += 1) took.push(await follow(followed, contacts(round)))
  const measured = Array.from({ length: events + 1 }, (_each, round) => contacts(round))
  const { rows } = await pool.query<{ ms: number; buffers: number }>(`
    select sum(total_exec_time) as ms, sum(shared_blks_hit + shared_blks_read)::float8 as buffers from pg_stat_statements
    where query ~ 'contact_list' and query !~ 'pg_stat_statements' and query !~ '^select 1 from contact_list_members'`)
  // A filled school is measured again.
  await pool.query('delete from contact_tags where contact_id = any($1)', [measured])
  console.log(
    `A tag puts its contact on a list: ${((rows[0]?.ms ?? 0) / events).toFixed(2)} ms and ` +
      `${Math.round((rows[0]?.buffers ?? 0) / events)} buffers of PostgreSQL (goal ${goalMs} ms), ` +
      `seen after ${Math.round(percentileOf(took, 0.5))} ms.`,
  )
}
