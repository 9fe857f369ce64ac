import { setTimeout as wait } from 'node:timers/promises'
import type { StandInDesk } from '@lectern/stand-ins/testing'
import type { Pool } from 'pg'

/** How the school's books stand beside those of the providers. */
export interface Books {
  /** Minor units. */
  readonly theirs: bigint
  readonly ours: bigint
  /** Payments whose money came, by the providers. */
  readonly paid: number
  /** Of them: orders that are not paid by exactly their sum, or have not exactly one access. */
  readonly wrong: number
}

const settlePatienceMs = 10 * 60_000

/** Waits until no message waits to be acted on. @throws Error after ten minutes */
export const untilHandled = async (pool: Pool): Promise<number> => {
  const began = performance.now()
  while (performance.now() - began < settlePatienceMs) {
    const { rows } = await pool.query<{ left: number }>(
      `select (select count(*) from provider_messages where handled_at is null)::int
        + (select count(*) from graphile_worker._private_jobs as jobs
          join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
          where tasks.identifier like 'payments.%' and jobs.run_at <= now())::int as left`,
    )
    if (rows[0]?.left === 0) return performance.now() - began
    await wait(200)
  }
  throw new Error('Messages wait after ten minutes.')
}

export const compareBooks = async (pool: Pool, desk: StandInDesk): Promise<Books> => {
  const ledger = await desk.ledger()
  const references = [...new Set(ledger.map(({ reference }) => reference))]
  const { rows } = await pool.query<{ ours: string; wrong: number }>(
    `with moved as (
      select transactions.*, orders.total, orders.paid_total,
        (select count(*) from access_grants where access_grants.order_id = orders.id and revoked_at is null) as accesses
      from transactions join orders on orders.id = transactions.order_id
      where transactions.kind = 'charge' and transactions.key is not null
    )
    select coalesce(sum(amount) filter (where state = 'succeeded'), 0)::text as ours,
      count(*) filter (where key = any($1) and
        (state <> 'succeeded' or paid_total <> total or accesses <> 1))::int as wrong
    from moved`,
    [references],
  )
  return {
    theirs: ledger.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    ours: BigInt(rows[0]?.ours ?? '0'),
    paid: references.length,
    wrong: rows[0]?.wrong ?? -1,
  }
}

/** @returns whether nothing is lost and nothing taken twice */
export const areEven = ({ theirs, ours, wrong }: Books): boolean => theirs === ours && wrong === 0

export const describeBooks = ({ theirs, ours, paid, wrong }: Books): string =>
  `${paid} payments, books of the providers ${theirs}, ours ${ours}, ${wrong} orders wrong`
