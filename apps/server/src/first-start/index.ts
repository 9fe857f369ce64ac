import { countUsers } from '../domains/identity/index.ts'
import { isAnySchoolThere } from '../domains/schools/index.ts'
import { findSchoolByAddress } from '../domains/schools/schools.repository.ts'
import type { Transaction } from '../platform/database/pool.ts'
import { sql } from '../platform/database/sql.ts'
import type { Dependencies } from '../platform/dependencies.ts'
import { firstOwnerLink } from './first-owner-link.ts'

/** Any number, the same in every version: it is what makes two starting servers wait for each other. */
const firstStartLock = 7_203_114_502

/**
 * What a server does before anything else on a database that nobody has used yet. In demo mode it makes the demo school.
 * In production it makes nobody and no known password: it prints, to stdout, a link with which the first owner signs up,
 * once and within a day; a later start without any school replaces it. All of it or nothing, under a lock.
 */
export const firstStart = async (dependencies: Dependencies): Promise<void> => {
  const now = dependencies.clock.now()
  const lines = await dependencies.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstStartLock})`)
    if (dependencies.env.demo) return startDemo(tx, dependencies, now)
    return (await isAnySchoolThere(tx)) ? [] : firstOwnerLink(tx, dependencies.env, now)
  })
  for (const line of lines) process.stdout.write(`${line}\n`)
}

const startDemo = async (
  tx: Transaction,
  {
    env,
    random,
    storage,
    paymentProviders,
  }: Pick<Dependencies, 'env' | 'random' | 'storage' | 'paymentProviders'>,
  now: Date,
): Promise<string[]> => {
  // What makes the schools is loaded where one is to be made.
  if ((await countUsers(tx)) === 0) {
    const { makeDemo } = await import('./demo/index.ts')
    await makeDemo(tx, { now, random, storage, paymentProviders })
  }
  if (!env.stress) return []
  const { makeStress, stressSlug } = await import('./stress/index.ts')
  if ((await findSchoolByAddress(tx, { slug: stressSlug })) === null)
    await makeStress(tx, { now, random, storage })
  return []
}
