import { providerIds } from '@lectern/contract/payments/provider-ids'
import { describe, expect, it, vi } from 'vitest'
import { standInSchool } from './testing/stand-in-school.ts'

const school = await standInSchool('stand-in-scenarios')
const { place, walk, settle, later, pay, send, systemOf, attemptsOf, buyerView, booksOf, grantsOf } = school
const { wayforpay, paypal, stripe } = providerIds
const everywhere = [wayforpay, paypal, stripe] as const
const nobodyPaid = '0 = 0'

interface Row {
  /** The last two digits of the amount: its scenario at the stand-in. */
  readonly digits: number
  readonly at?: readonly number[]
  /** Minutes that pass after the buyer's press. */
  readonly minutes?: number
  /** Whether the whole sum is sent back, at once after the payment. */
  readonly isRefunded?: boolean
  /** What the buyer reads: the order and the attempt. */
  readonly buyer: string
  /** What the staff read: movements of money, the latest first. */
  readonly staff: string
  /** Σ of the provider's books = Σ of ours, in minor units; null: the whole sum on both sides. */
  readonly books: string | null
  /** Accesses that are open. */
  readonly accesses: number
}

const days = (count: number) => count * 1_440 + 5
const went = { buyer: 'paid, succeeded', staff: 'charge succeeded', books: null, accesses: 1 }
const parked = { buyer: 'awaiting_payment, mismatch', staff: 'charge mismatch', accesses: 0 }

const rows: readonly Row[] = [
  {
    ...{ digits: 1, at: [wayforpay, paypal], books: nobodyPaid, accesses: 0 },
    ...{ buyer: 'awaiting_payment, failed, declined', staff: 'charge failed' },
  },
  {
    ...{ digits: 1, at: [stripe], books: nobodyPaid, accesses: 0 },
    ...{ buyer: 'awaiting_payment, open, declined', staff: 'charge created' },
  },
  { digits: 2, ...went },
  {
    ...{ digits: 3, books: nobodyPaid, accesses: 0 },
    ...{ buyer: 'awaiting_payment, processing', staff: 'charge processing' },
  },
  { digits: 3, minutes: days(3), ...went },
  {
    ...{ digits: 4, minutes: days(3), books: nobodyPaid, accesses: 0 },
    ...{ buyer: 'awaiting_payment, failed, declined', staff: 'charge failed' },
  },
  { digits: 5, ...went },
  { digits: 6, ...went },
  { digits: 7, minutes: 1, ...went },
  { digits: 8, ...went },
  {
    ...{ digits: 9, books: nobodyPaid, accesses: 1 },
    ...{ buyer: 'refunded, succeeded', staff: 'refund succeeded, charge succeeded' },
  },
  { digits: 10, ...went },
  { digits: 11, ...went },
  { digits: 12, at: [stripe], ...went },
  { digits: 12, at: [wayforpay, paypal], books: '59012 = 0', ...parked },
  { digits: 13, ...went },
  { digits: 14, books: '59013 = 0', ...parked },
  { digits: 15, books: '59015 = 0', ...parked },
  { digits: 16, at: [wayforpay, paypal], ...went },
  { digits: 17, at: [wayforpay, paypal], minutes: 2, ...went },
  {
    ...{ digits: 18, at: [wayforpay, stripe], books: nobodyPaid, accesses: 0 },
    ...{ buyer: 'awaiting_payment, expired', staff: 'charge expired' },
  },
  { digits: 18, at: [wayforpay, stripe], minutes: 2, ...went },
  {
    ...{ digits: 19, isRefunded: true, books: null, accesses: 1 },
    ...{ buyer: 'paid, succeeded', staff: 'refund failed, charge succeeded' },
  },
  {
    ...{ digits: 20, isRefunded: true, books: null, accesses: 1 },
    ...{ buyer: 'paid, succeeded', staff: 'refund processing, charge succeeded' },
  },
  {
    ...{ digits: 20, isRefunded: true, minutes: days(4), books: nobodyPaid, accesses: 1 },
    ...{ buyer: 'refunded, succeeded', staff: 'refund succeeded, charge succeeded' },
  },
  {
    digits: 21,
    at: [paypal, stripe],
    minutes: 2,
    ...went,
    staff: 'charge succeeded open',
    books: '0 = 59021',
  },
  { digits: 21, at: [paypal, stripe], minutes: days(8), ...went, staff: 'charge succeeded won' },
  {
    ...{ digits: 22, at: [paypal, stripe], minutes: days(8), books: nobodyPaid, accesses: 1 },
    ...{ buyer: 'refunded, succeeded', staff: 'refund succeeded, charge succeeded lost' },
  },
  // WayForPay tells nothing of disputes: its books alone know.
  { digits: 22, at: [wayforpay], minutes: days(8), ...went, books: '0 = 59022' },
  { digits: 23, ...went },
  { digits: 24, ...went },
  {
    ...{ digits: 25, books: nobodyPaid, accesses: 0 },
    ...{ buyer: 'awaiting_payment, unknown', staff: 'charge unknown' },
  },
]

const nameOf = (id: number) => ({ [wayforpay]: 'WayForPay', [paypal]: 'PayPal', [stripe]: 'Stripe' })[id]
const isFalse = (value: unknown) => value !== null && value !== undefined && value !== ''
const words = (...parts: readonly unknown[]) => parts.filter(isFalse).join(', ')

const look = async ({ token, id }: { token: string; id: number }) => {
  const { state, attempt } = await buyerView(token)
  const staff = (await attemptsOf(id)).map((row: { kind: string; state: string; dispute: string | null }) =>
    [row.kind, row.state, row.dispute].filter(isFalse).join(' '),
  )
  const { theirs, ours } = await booksOf([id])
  return {
    buyer: words(state, attempt?.state, attempt?.reason),
    staff: staff.join(', '),
    books: `${theirs} = ${ours}`,
    accesses: (await grantsOf(id)).length,
  }
}

const all = rows.flatMap(({ at = everywhere, ...row }) => at.map((id) => ({ id, name: nameOf(id), ...row })))

describe('what amounts make happen', () => {
  it.each(all)('.$digits at $name after $minutes minutes: $buyer', async ({ id, digits, ...row }) => {
    const amount = 59_000 + digits
    const one = await place(id, amount)
    const begun = await pay(one.token, id)
    const url = new URL(String(begun.body.data.url), school.origin).href
    const walking = walk(url, 'pay', 'three_d_secure_pass')
    // The page of WayForPay answers only once its minute is over.
    if (digits !== 17 || id !== wayforpay) await walking
    else await vi.waitUntil(async () => (await school.desk.ledger()).at(-1)?.amount === String(amount))
    await settle()
    if (row.isRefunded) {
      const back = { is_access_closed: false, is_order_cancelled: false, method: 'provider', reason: 'Ill' }
      await send('POST', `/orders/${one.id}/refund`, { amount, ...back })
      await later(12)
    }
    if (row.minutes !== undefined) await later(row.minutes)
    await walking
    const { buyer, staff, books, accesses } = row
    expect(await look(one)).toEqual({ buyer, staff, books: books ?? `${amount} = ${amount}`, accesses })
  })

  it.each([16, 17])('.%i at Stripe: a page that nobody got keeps nobody from another way', async (digits) => {
    const amount = 59_000 + digits
    const one = await place(stripe, amount)
    expect((await pay(one.token, stripe)).body.error).toBe('provider_silent')
    expect(await look(one)).toMatchObject({ buyer: 'awaiting_payment, unknown', books: nobodyPaid })
    const again = await pay(one.token, paypal)
    expect(again.status).toBe(200)
    await walk(String(again.body.data.url), 'pay')
    await settle()
    expect(await look(one)).toEqual({
      ...went,
      staff: 'charge succeeded, charge cancelled',
      books: `${amount} = ${amount}`,
    })
  })

  it('messages that nobody signed, of other hours and of the other mode are counted', async () => {
    const refusals = async (id: number): Promise<number> => {
      const systems: { id: number; connection: { refused_count: number } | null }[] = (
        await send('GET', '/payment-systems')
      ).body.data
      return systems.find((system) => system.id === systemOf(id))?.connection?.refused_count ?? 0
    }
    // A good message ends the count.
    const good = await place(stripe, 59_000)
    await walk(String((await pay(good.token, stripe)).body.data.url), 'pay')
    await settle()
    expect(await refusals(stripe)).toBe(0)
    for (const [digits, refused] of [
      [10, 2],
      [11, 4],
      [13, 2],
    ] as const) {
      const before = await refusals(stripe)
      const one = await place(stripe, 59_000 + digits)
      await walk(String((await pay(one.token, stripe)).body.data.url), 'pay')
      await settle()
      expect((await refusals(stripe)) - before).toBe(refused)
    }
  })
})
