import { balanceLimits, type SystemBalance } from '@lectern/contract/payments/balances'
import { isOnline } from '@lectern/contract/payments/provider-ids'
import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findSchool } from '../../schools/index.ts'
import type { PaymentEngine } from '../attempts/attempt-parts.ts'
import { type ConnectionTools, providerOf } from '../connections/connections.ts'
import { listSystems } from '../payment-systems.repository.ts'
import { listBalanceRows } from './balances.repository.ts'
import { checkBalance } from './check-balance.ts'

const dayMs = 24 * 60 * 60_000

/** A day of a calendar, some days back. */
export const dayBefore = (now: Date, back: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
    new Date(now.getTime() - back * dayMs),
  )

/** The balances of a school's accounts by the latest days. */
export const loadBalances = async (
  db: ReadDatabase,
  tools: Pick<ConnectionTools, 'paymentProviders'>,
  schoolId: SchoolId,
  now: Date,
): Promise<SystemBalance[]> => {
  const { timeZone } = found(await findSchool(db, schoolId))
  const rows = await listBalanceRows(db, schoolId, dayBefore(now, balanceLimits.days - 1, timeZone))
  const systems = (await listSystems(db, schoolId)).filter(
    ({ providerId, mode }) => isOnline(providerId) && mode !== null,
  )
  return systems.map((system) => ({
    system_id: system.id,
    provider_id: system.providerId,
    title: system.title,
    is_listed: providerOf(tools, system)?.provider.listBooked !== undefined,
    days: rows
      .filter(({ systemId }) => systemId === system.id)
      .map(({ day, sums, mended, checkedAt }) => ({
        day,
        sums: sums.map(({ currency, theirs, ours }) => ({
          currency,
          theirs: toWire(BigInt(theirs)),
          ours: toWire(BigInt(ours)),
        })),
        is_even: sums.every(({ theirs, ours }) => theirs === ours),
        mended,
        checked_at: checkedAt.toISOString(),
      })),
  }))
}

/**
 * Compares the books of yesterday and today of a school's accounts.
 *
 * @throws CallError provider_silent (503)
 */
export const checkBalances = async (engine: PaymentEngine, schoolId: SchoolId): Promise<void> => {
  const { timeZone } = found(await findSchool(engine.db, schoolId))
  for (const system of await listSystems(engine.db, schoolId)) {
    if (!isOnline(system.providerId) || system.mode === null) continue
    for (const back of [1, 0])
      await checkBalance(engine, system, dayBefore(engine.clock.now(), back, timeZone))
  }
}
