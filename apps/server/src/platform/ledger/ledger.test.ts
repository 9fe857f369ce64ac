import {
  appendEntry,
  movable,
  reverseEntry,
  sumsOf,
  type LedgerEntry,
} from '@lectern/contract/kernel/ledger/ledger'
import { array, asyncProperty, assert, bigInt, constantFrom, integer, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { openTestSchool } from '../../testing/people.ts'
import {
  appendEntries,
  eraseAccount,
  holdBalances,
  readBalance,
  reverseEntries,
} from './ledger.repository.ts'

const app = await testApp()
const { db, database } = app.dependencies
const { schoolId } = await openTestSchool(app, 'ledger', true)
const now = app.clock.now()
const account = 'tests'
const accounts = (...subjectIds: readonly number[]) => ({ schoolId, account, unit: 'points', subjectIds })
const words = { reason: 'correction', note: null }
let last = 0
/** An account of its own for each test. */
const anybody = () => (last += 1)

const append = (subjectIds: readonly number[], amount: bigint, ref: string) =>
  db.transaction((tx) =>
    appendEntries(tx, { ...accounts(...subjectIds), ...words, amount, cause: 'test', ref }, now),
  )
const reverse = (subjectIds: readonly number[], ref: string) =>
  db.transaction((tx) =>
    reverseEntries(tx, { ...accounts(...subjectIds), ...words, cause: 'test', ref }, now),
  )
const balance = (subjectId: number, unit = 'points') =>
  readBalance(db, { schoolId, account, unit, subjectId })

/** What the same call does to the pure ledger. */
const applyToModel = (
  entries: readonly LedgerEntry[],
  subject: number,
  { kind, amount, ref }: { kind: string; amount: bigint; ref: number },
): readonly LedgerEntry[] => {
  const own = { kind: account, subject }
  const cause = { kind: 'test', ref: String(ref) }
  const moved = movable(amount, sumsOf(entries, own, 'points').balance)
  const next =
    kind === 'append'
      ? appendEntry(entries, { account: own, unit: 'points', amount: moved, cause, reverses: null })
      : reverseEntry(entries, own, cause)
  return next.ok ? next.value : entries
}

describe('the ledger', () => {
  it('moves the balances of the contract’s rule, whatever is called in whatever order', async () => {
    const calls = array(
      record({
        kind: constantFrom('append', 'reverse'),
        amount: bigInt({ min: -30n, max: 30n }),
        ref: integer({ min: 0, max: 4 }),
      }),
      { maxLength: 8 },
    )
    await assert(
      asyncProperty(calls, async (wanted) => {
        const subject = anybody()
        let entries: readonly LedgerEntry[] = []
        for (const call of wanted) {
          entries = applyToModel(entries, subject, call)
          await (call.kind === 'append'
            ? append([subject], call.amount, String(call.ref))
            : reverse([subject], String(call.ref)))
        }
        const sums = sumsOf(entries, { kind: account, subject }, 'points')
        expect((await balance(subject)) ?? 0n).toBe(sums.balance)
      }),
      { numRuns: 40 },
    )
  })

  it('moves once for a cause, however many tell it at once', async () => {
    const subject = anybody()
    const moved = await Promise.all([1, 2, 3, 4].map(() => append([subject], 10n, 'a')))
    expect(moved.map((each) => each.get(subject) ?? 0n).filter((amount) => amount !== 0n)).toEqual([10n])
    const back = await Promise.all([1, 2, 3, 4].map(() => reverse([subject], 'a')))
    expect(back.flatMap((each) => [...each.values()])).toEqual([-10n])
    expect(await balance(subject)).toBe(0n)
  })

  it('holds amounts beyond four bytes', async () => {
    const subject = anybody()
    await append([subject], 10n ** 15n, 'a')
    await append([subject], 1n, 'b')
    expect(await balance(subject)).toBe(10n ** 15n + 1n)
  })

  it('keeps units apart', async () => {
    const subject = anybody()
    await append([subject], 10n, 'a')
    expect(await balance(subject, 'EUR')).toBe(null)
  })

  it('tells who has enough', async () => {
    const [rich, poor] = [anybody(), anybody()]
    await append([rich], 10n, 'a')
    await append([poor], 9n, 'a')
    expect(await db.transaction((tx) => holdBalances(tx, accounts(rich, poor), 10n))).toEqual([rich])
  })

  it('refuses that an entry is changed', async () => {
    const subject = anybody()
    await append([subject], 10n, 'a')
    await expect(
      database.pool.query('update ledger_entries set amount = 99 where subject_id = $1', [subject]),
    ).rejects.toThrow('never changed')
  })

  it('erases an account with its reversals, and no other', async () => {
    const [gone, other] = [anybody(), anybody()]
    await append([gone, other], 10n, 'a')
    await reverse([gone], 'a')
    await db.transaction((tx) => eraseAccount(tx, account, gone))
    expect([await balance(gone), await balance(other)]).toEqual([null, 10n])
  })
})
