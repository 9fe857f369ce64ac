import { array, assert, asyncProperty, integer, nat, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connectedProviders, standInSchool } from './testing/stand-in-school.ts'

const school = await standInSchool('stand-in-order')
const { begin, walk, settle, desk, send, systemOf, attemptsOf, buyerView, booksOf, grantsOf } = school

const goodsOf = async ({ token, id, email }: { token: string; id: number; email: string }) => {
  const { state, attempt, paid_total } = await buyerView(token)
  const moved = (await attemptsOf(id)).map(({ kind, state: at, amount }: Record<string, unknown>) => [
    ...[kind, at, amount],
  ])
  const letters = (await school.lettersTo(email)).map(({ subject }) => subject.replace(/\d+:/, ''))
  return {
    ...{ state, attempt: attempt?.state, paid_total, moved, letters: letters.toSorted() },
    ...{ accesses: (await grantsOf(id)).length, ...(await booksOf([id])) },
  }
}

const connectionOf = async (provider: number) => {
  const systems: { id: number; connection: { refused_count: number } | null }[] = (
    await send('GET', '/payment-systems')
  ).body.data
  return systems.find(({ id }) => id === systemOf(provider))?.connection
}

/** Which of a payment's messages come, in which order and how often; one of twenty is forged. */
const deliveries = array(
  record({ at: nat({ max: 9 }), isForged: integer({ min: 1, max: 20 }).map((n) => n === 1) }),
  { maxLength: 16 },
)
/** Few, as each is a whole payment; every message comes at last, as providers repeat them. */
const runs = 6

describe.each(connectedProviders)('messages of $name', ({ id: provider }) => {
  it.each([
    { what: 'a payment', isRefunded: false },
    { what: 'a payment of which a part went back', isRefunded: true },
  ])('of $what end in one state, in whatever order and however often they come', async ({ isRefunded }) => {
    const play = async (order: readonly { at: number; isForged: boolean }[]) => {
      await desk.hold()
      const one = await begin(provider, 59_000)
      await walk(one.url, 'close')
      if ((await desk.payment(one.key)).state === 'approved') {
        // The shop takes the money itself, which makes the provider speak once more.
        await school.ask(one.token)
      }
      if (isRefunded) await desk.refund(one.key, 9_000n)
      const told = (await desk.events()).filter(({ reference }) => reference === one.key)
      const before = (await connectionOf(provider))?.refused_count ?? 0
      for (const { at, isForged } of order) {
        const { status } = await desk.replay(told[at % told.length]?.n ?? 0, { forged: isForged })
        expect(status).toBe(isForged ? 400 : 200)
      }
      const lastGood = order.findLastIndex(({ isForged }) => !isForged)
      const forgedSince = order.length - 1 - lastGood
      // A good message ends the count.
      expect((await connectionOf(provider))?.refused_count).toBe((lastGood === -1 ? before : 0) + forgedSince)
      for (const { n } of told) await desk.replay(n)
      await desk.release({ drop: true })
      await settle()
      return goodsOf(one)
    }
    const plain = await play([])
    expect(plain).toMatchObject({
      accesses: 1,
      ...(isRefunded ? { theirs: 50_000n, ours: 50_000n } : { theirs: 59_000n, ours: 59_000n }),
    })
    await assert(
      asyncProperty(deliveries, async (order) => {
        expect(await play(order)).toEqual(plain)
      }),
      { numRuns: runs },
    )
  })
})
