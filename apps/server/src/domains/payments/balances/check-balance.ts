import { momentsOfDays } from '@lectern/contract/filters/kinds/date'
import { CallError, found } from '../../../platform/http/call-error.ts'
import {
  type BookedPayment,
  PaymentProviderError,
} from '../../../platform/providers/payments/payment-provider.ts'
import { findSchool } from '../../schools/index.ts'
import { currencyOfAttempt, type PaymentEngine } from '../attempts/attempt-parts.ts'
import type { TransactionColumns } from '../attempts/attempts.repository.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { openConnection, schoolOrigin } from '../connections/connections.ts'
import type { BalanceSum } from '../payments.tables.ts'
import type { SystemRow } from '../payment-systems.repository.ts'
import { listBookedHere, listMovedHere, writeBalance } from './balances.repository.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Compares what a provider booked on a day with what the school wrote down, payment by payment: one that is missing here is asked for and
 * written down first. What the account took for others is none of the school's, and is left out.
 *
 * @param day in the calendar of the school
 * @returns whether the provider keeps such a list
 * @throws CallError provider_silent (503)
 */
export const checkBalance = async (
  engine: PaymentEngine,
  system: SystemRow,
  day: string,
): Promise<boolean> => {
  const { db, clock } = engine
  const { schoolId, id: systemId } = system
  const { timeZone } = found(await findSchool(db, schoolId))
  const { from, before } = momentsOfDays({ first: day, last: day }, timeZone)
  if (!from || !before) throw new Error(`${day} is no day.`)
  const origin = await schoolOrigin(db, engine, schoolId)
  const open = openConnection(engine, system, origin)
  const list = open?.provider.listBooked
  if (!open || !list) return false
  const around = { from: new Date(from.getTime() - dayMs), before: new Date(before.getTime() + dayMs) }
  const booked = await orSilent(() => list.call(open.provider, open.connection, around.from, around.before))
  if (booked === null) return false
  const place = { schoolId, systemId }
  const first = await joinBooks(engine, place, { booked, from, before })
  const mended = await mend(engine, first.missing)
  const joined = mended === 0 ? first : await joinBooks(engine, place, { booked, from, before })
  await db.transaction((tx) =>
    writeBalance(tx, { ...place, day, sums: joined.sums, mended, checkedAt: clock.now() }),
  )
  return true
}

/** Null where the keys may not read the list. @throws CallError provider_silent */
const orSilent = async (call: () => Promise<BookedPayment[]>): Promise<BookedPayment[] | null> => {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    if (error.refusal === 'keys_refused' || error.refusal === 'refused') return null
    throw new CallError('provider_silent', { detail: error.message })
  }
}

interface Joined {
  readonly sums: BalanceSum[]
  /** Charges of which the provider booked something that is not written down here. */
  readonly missing: readonly TransactionColumns[]
}

const joinBooks = async (
  { db }: PaymentEngine,
  place: Parameters<typeof listBookedHere>[1],
  {
    booked,
    from,
    before,
  }: { readonly booked: readonly BookedPayment[]; readonly from: Date; readonly before: Date },
): Promise<Joined> => {
  const here = await listBookedHere(db, place, {
    ids: booked.map(({ id }) => id),
    keys: booked.flatMap(({ key }) => (key === null ? [] : [key])),
  })
  const used = new Set<number>()
  const missing = new Map<number, TransactionColumns>()
  const theirs = new Map<string, bigint>()
  const ours = new Map<string, bigint>()
  for (const entry of booked) {
    const match = matchOf(entry, here, used)
    if (match) used.add(match.id)
    if (entry.at < from || entry.at >= before) continue
    const charge = chargeOf(entry, here)
    if (charge === null) continue
    count(theirs, entry.currency, signed(entry.kind, entry.amount))
    if (match) count(ours, match.currency, signed(match.kind, match.amount))
    else missing.set(charge.id, charge)
  }
  for (const row of await listMovedHere(db, place, { from, before }))
    if (!used.has(row.id)) count(ours, row.currency, signed(row.kind, row.amount))
  return { sums: sumsOf(theirs, ours), missing: [...missing.values()] }
}

const signed = (kind: 'charge' | 'refund', amount: bigint): bigint => (kind === 'charge' ? amount : -amount)

const count = (sums: Map<string, bigint>, currency: string, amount: bigint): void =>
  void sums.set(currency, (sums.get(currency) ?? 0n) + amount)

/** What stands here for a row of the provider's books; a refund that it calls by no name is known by its charge and sum. */
const matchOf = (
  { kind, id, key, amount }: BookedPayment,
  here: readonly TransactionColumns[],
  used: ReadonlySet<number>,
): TransactionColumns | undefined => {
  const moved = here.filter((row) => row.kind === kind && row.state === 'succeeded' && !used.has(row.id))
  const named = moved.find(
    (row) => row.moneyId === id || (kind === 'charge' && key !== null && row.key === key),
  )
  if (named || kind === 'charge') return named
  const charges = here.filter((row) => row.kind === 'charge' && (row.key === key || row.moneyId === id))
  return moved.find(
    (row) =>
      row.amount === amount && row.moneyId === null && charges.some((charge) => charge.id === row.chargeId),
  )
}

/** The charge of this school to which a row of the provider's books belongs; null: none of ours. */
const chargeOf = ({ kind, id, key }: BookedPayment, here: readonly TransactionColumns[]) => {
  const own = here.find((row) => row.moneyId === id || (key !== null && row.key === key))
  if (own?.kind === 'charge' || kind === 'charge') return own ?? null
  return own ? (here.find((row) => row.id === own.chargeId) ?? null) : null
}

const sumsOf = (theirs: ReadonlyMap<string, bigint>, ours: ReadonlyMap<string, bigint>): BalanceSum[] =>
  [...new Set([...theirs.keys(), ...ours.keys()])].toSorted().map((currency) => ({
    currency: currencyOfAttempt(currency),
    theirs: String(theirs.get(currency) ?? 0n),
    ours: String(ours.get(currency) ?? 0n),
  }))

/** Asks about charges of which something is missing. @returns how many of them say something else now */
const mend = async (engine: PaymentEngine, missing: readonly TransactionColumns[]): Promise<number> => {
  for (const { schoolId, id } of missing) await settleAttempt(engine, { schoolId, id })
  return missing.length
}
