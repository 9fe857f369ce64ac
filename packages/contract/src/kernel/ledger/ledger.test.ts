import { array, assert, bigInt, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendEntry, movable, reverseEntry, sumsOf, type LedgerEntry } from './ledger.ts'

const account = { kind: 'points', subject: 1 }
const entry = (amount: bigint, ref: string, subject = 1): LedgerEntry => ({
  account: { kind: 'points', subject },
  unit: 'points',
  amount,
  cause: { kind: 'lesson', ref },
  reverses: null,
})
const written = (...entries: readonly LedgerEntry[]) =>
  entries.reduce<readonly LedgerEntry[]>((all, each) => {
    const next = appendEntry(all, each)
    return next.ok ? next.value : all
  }, [])

describe('a ledger', () => {
  it('sums one account in one unit', () => {
    const entries = written(entry(10n, 'a'), entry(-4n, 'b'), entry(7n, 'c', 2), {
      ...entry(5n, 'd'),
      unit: 'EUR',
    })
    expect(sumsOf(entries, account, 'points')).toEqual({ balance: 6n, accrued: 10n, deducted: 4n })
  })

  it('has one entry of an account for a cause', () => {
    expect(appendEntry(written(entry(10n, 'a')), entry(10n, 'a'))).toEqual({
      ok: false,
      error: 'there_already',
    })
    expect(written(entry(10n, 'a'), entry(10n, 'a', 2))).toHaveLength(2)
    expect(appendEntry([], entry(0n, 'a'))).toEqual({ ok: false, error: 'moves_nothing' })
  })

  it('takes an entry back once, by a linked one', () => {
    const entries = written(entry(10n, 'a'), entry(5n, 'b'))
    const back = reverseEntry(entries, account, { kind: 'lesson', ref: 'a' })
    if (!back.ok) throw new Error(back.error)
    expect(back.value.at(-1)).toMatchObject({ amount: -10n, reverses: { kind: 'lesson', ref: 'a' } })
    expect(sumsOf(back.value, account, 'points')).toEqual({ balance: 5n, accrued: 15n, deducted: 10n })
    const refusal = (ref: string, kind = 'lesson') => reverseEntry(back.value, account, { kind, ref })
    expect(refusal('a')).toEqual({ ok: false, error: 'reversed_already' })
    expect(refusal('x')).toEqual({ ok: false, error: 'not_there' })
    expect(refusal('a', 'lesson/reversed')).toEqual({ ok: false, error: 'is_reversal' })
  })

  it('never falls below zero where deductions take what is there', () => {
    const moves = array(record({ amount: bigInt({ min: -50n, max: 50n }), ref: integer({ min: 0, max: 9 }) }))
    assert(
      property(moves, (wanted) => {
        let entries: readonly LedgerEntry[] = []
        for (const { amount, ref } of wanted) {
          const { balance } = sumsOf(entries, account, 'points')
          const next = appendEntry(entries, entry(movable(amount, balance), String(ref)))
          if (next.ok) entries = next.value
          expect(sumsOf(entries, account, 'points').balance >= 0n).toBe(true)
        }
      }),
    )
  })
})
