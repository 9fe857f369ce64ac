import { providerIds } from '@lectern/contract/payments/provider-ids'
import { describe, expect, it } from 'vitest'
import { connectedProviders, standInSchool } from './testing/stand-in-school.ts'

const school = await standInSchool('stand-in')
const { begin, walk, settle, later, ask, pay, desk, send, attemptsOf, buyerView, booksOf, grantsOf } = school

/** What the school and the buyer have in the end, with Σ of the provider's books beside Σ of ours. */
const endOf = async ({ token, id, email }: { token: string; id: number; email: string }) => {
  const { state, attempt } = await buyerView(token)
  const letters = (await school.lettersTo(email)).filter(({ subject }) => subject.startsWith('You are in'))
  return {
    order: state,
    ...{ attempt: attempt?.state, reason: attempt?.reason ?? null },
    ...{ accesses: (await grantsOf(id)).length, letters: letters.length },
    ...(await booksOf([id])),
  }
}
const paid = (amount: number) => ({
  ...{ order: 'paid', attempt: 'succeeded', reason: null, accesses: 1, letters: 1 },
  ...{ theirs: BigInt(amount), ours: BigInt(amount) },
})
const unpaid = (attempt: string, reason: string | null = null) => ({
  ...{ order: 'awaiting_payment', attempt, reason, accesses: 0, letters: 0, theirs: 0n, ours: 0n },
})
const refund = (id: number, amount: number) =>
  send('POST', `/orders/${id}/refund`, {
    ...{ amount, is_access_closed: false, is_order_cancelled: false, method: 'provider', reason: 'Ill' },
  })

describe.each(connectedProviders)('$name', ({ id: provider }) => {
  // At a page of Stripe a buyer whose card was refused goes on; elsewhere the payment is over.
  const isStripe = provider === providerIds.stripe || provider === providerIds.standIn
  const refusedState = isStripe ? 'open' : 'failed'

  it.each([
    { buttons: ['pay'], end: paid(59_000) },
    { buttons: ['three_d_secure_pass'], end: paid(59_000) },
    { buttons: ['decline'], end: unpaid(refusedState, 'declined') },
    { buttons: ['three_d_secure_leave'], end: unpaid('open') },
  ] as const)('$buttons', async ({ buttons, end }) => {
    const one = await begin(provider, 59_000)
    await walk(one.url, ...buttons)
    await settle()
    expect(await endOf(one)).toMatchObject(end)
  })

  it.each(['no_funds', 'three_d_secure_fail'] as const)('%s takes nothing', async (button) => {
    const one = await begin(provider, 59_000)
    await walk(one.url, button)
    await settle()
    const { order, accesses, theirs, ours } = await endOf(one)
    expect({ order, accesses, theirs, ours }).toEqual({
      ...{ order: 'awaiting_payment', accesses: 0, theirs: 0n, ours: 0n },
    })
  })

  it('a window that was closed, and no message: the money is found by asking', async () => {
    await desk.hold()
    const one = await begin(provider, 59_000)
    await walk(one.url, 'close')
    await desk.release({ drop: true })
    await settle()
    expect(await endOf(one)).toMatchObject({ order: 'awaiting_payment', accesses: 0, ours: 0n })
    await later(2)
    expect(await endOf(one)).toMatchObject(paid(59_000))
    expect((await buyerView(one.token)).attempt.is_found_by_asking).toBe(true)
  })

  it('slow: nobody pays again before the outcome is known', async () => {
    const one = await begin(provider, 59_000)
    await walk(one.url, 'slow')
    await settle()
    expect(await endOf(one)).toMatchObject(unpaid('processing'))
    expect((await pay(one.token, provider)).body.error).toBe('payment_under_way')
    await later(1)
    expect(await endOf(one)).toMatchObject(paid(59_000))
  })

  it('messages before the return, after it, and five times', async () => {
    const early = await begin(provider, 59_000)
    await desk.press(early.key, 'pay').catch(() => walk(early.url, 'close'))
    await settle()
    await ask(early.token)
    expect(await endOf(early)).toMatchObject(paid(59_000))
    await desk.hold()
    const late = await begin(provider, 59_000)
    await walk(late.url, 'pay')
    await ask(late.token)
    await desk.release()
    await settle()
    expect(await endOf(late)).toMatchObject(paid(59_000))
    const told = (await desk.events()).filter(({ reference }) => reference === late.key)
    for (const { n } of [...told, ...told, ...told, ...told, ...told]) await desk.replay(n)
    await settle()
    expect(await endOf(late)).toMatchObject(paid(59_000))
  })

  it('money goes back whole, in parts, and no further', async () => {
    const whole = await begin(provider, 59_000)
    const parts = await begin(provider, 59_000)
    for (const one of [whole, parts]) await walk(one.url, 'pay')
    await settle()
    await refund(whole.id, 59_000)
    await refund(parts.id, 20_000)
    await later(12)
    expect(await endOf(whole)).toMatchObject({ order: 'refunded', theirs: 0n, ours: 0n })
    expect(await endOf(parts)).toMatchObject({ theirs: 39_000n, ours: 39_000n })
    expect((await refund(whole.id, 1)).status).toBeGreaterThanOrEqual(409)
    expect((await refund(parts.id, 39_001)).body.error).toBe('more_than_provider_took')
    await refund(parts.id, 39_000)
    await later(12)
    expect(await endOf(parts)).toMatchObject({ order: 'refunded', theirs: 0n, ours: 0n })
    expect(
      (await attemptsOf(parts.id)).filter(({ kind }: { kind: string }) => kind === 'refund'),
    ).toHaveLength(2)
  })

  it('money that the school sent back at the provider counts once', async () => {
    const one = await begin(provider, 59_000)
    await walk(one.url, 'pay')
    await settle()
    await desk.refund(one.key, 9_000n)
    await settle()
    await later(60)
    expect(await endOf(one)).toMatchObject({ theirs: 50_000n, ours: 50_000n })
  })

  it('another way closes the page; money that comes by it all the same is kept and seen', async () => {
    const other = provider === providerIds.stripe ? providerIds.wayforpay : providerIds.stripe
    const one = await begin(provider, 59_000)
    const open = await walk(one.url)
    const again = await pay(one.token, other)
    expect(again.status).toBe(200)
    await walk(new URL(String(again.body.data.url), school.origin).href, 'pay')
    await settle()
    expect(await endOf(one)).toMatchObject(paid(59_000))
    await walk(open.url, 'pay')
    await settle()
    const { order, accesses, theirs, ours } = await endOf(one)
    expect(ours).toBe(theirs)
    // Stripe closes its page when it is told to; the others take the money, and the school reads that it is too much.
    expect({ order, accesses }).toEqual({ order: isStripe ? 'paid' : 'overpaid', accesses: 1 })
  })
})
