import { describe, expect, it } from 'vitest'
import { payingSchool } from '../testing/paying-school.ts'

const school = payingSchool('crowd')

/** How the database has what was told: how many rows, how many of them are acted on, how many are tried apart. */
const kept = async () => {
  const { app } = await school
  const { rows } = await app.dependencies.database.pool.query<{ n: number; handled: number; apart: number }>(
    `select count(*)::int as n, count(handled_at)::int as handled, (count(*) filter (where is_apart))::int as apart
      from provider_messages`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was counted.')
  return row
}

describe('messages that come at once', () => {
  it('are each kept once and lead to one question about each payment', async () => {
    const { begin, tell, drain, fake, offerOf } = await school
    const { code } = await offerOf()
    const payments = [await begin(code), await begin(code), await begin(code)]
    for (const { key } of payments) fake.pay(key)
    const texts = payments.flatMap(({ key }) =>
      Array.from({ length: 40 }, (_, at) => `evt${at % 20}-${key} ${key}`),
    )
    const answers = await Promise.all(texts.map((text) => tell(text)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await kept()).toEqual({ n: 60, handled: 0, apart: 0 })
    fake.calls.length = 0
    await drain()
    expect(await kept()).toEqual({ n: 60, handled: 60, apart: 0 })
    expect(fake.calls.toSorted()).toEqual(payments.map(({ key }) => `state ${key}`).toSorted())
  })

  it('are tried again apart where the provider does not answer, and hold up no other', async () => {
    const { begin, tell, drain, fake, offerOf, buyerView } = await school
    const { code } = await offerOf()
    const before = await kept()
    const payments = [await begin(code), await begin(code)]
    for (const { key } of payments) fake.pay(key)
    fake.calls.length = 0
    fake.refuse('state', 'unreachable')
    for (const { key } of payments) await tell(`evt1-${key} ${key}`)
    await drain()
    expect(await kept()).toEqual({ n: before.n + 2, handled: before.n + 2, apart: 1 })
    expect(fake.calls).toHaveLength(3)
    for (const { token } of payments) expect(await buyerView(token)).toMatchObject({ state: 'paid' })
  })
})
