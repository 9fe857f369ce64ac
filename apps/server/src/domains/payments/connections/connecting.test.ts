import { describe, expect, it } from 'vitest'
import { teachingSchool } from '../../../testing/school.ts'
import { payingSchool } from '../testing/paying-school.ts'

const { app, fake, stripe, connect, send, begin, offerOf, pay, buyerView, school } =
  await payingSchool('connecting')
const { code } = await offerOf()
const rival = await teachingSchool(app, 'connecting-rival', false)
const shown = async () =>
  (await send('GET', '/payment-systems')).body.data.find(({ id }: { id: number }) => id === stripe.id)

describe('an account at a provider', () => {
  it('is kept sealed: a secret shows its last letters, and is told to nobody again', async () => {
    const { connection } = await shown()
    expect(connection).toMatchObject({
      mode: 'live',
      account: 'acct_1',
      account_name: 'Fake Ltd',
      keys: [
        { name: 'secret_key', shown: '5678' },
        { name: 'signing_secret', shown: '5678' },
      ],
      messages_url: expect.stringMatching(/\/api\/v1\/payment-messages\/[\w-]{32}$/),
    })
    const { rows } = await app.dependencies.database.pool.query('select * from payment_systems')
    expect(JSON.stringify(rows)).not.toContain('12345678')
  })

  it('with a key in the wrong field, a key that is missing or one that is refused is not kept', async () => {
    for (const keys of [
      { secret_key: 'whsec_12345678' },
      { secret_key: 'sk_live_12345678', signing_secret: 'sk_live_12345678' },
      { secret_key: 'sk_live_12345678', merchant_account: 'shop' },
    ])
      expect((await connect(keys)).body.error).toBe('invalid_fields')
    expect((await connect({ secret_key: 'sk_live_refused_1' })).body.error).toBe('keys_refused')
    expect((await shown()).connection).toMatchObject({ account: 'acct_1', stopped_at: null })
  })

  it('is not changed for another one while its payments are open', async () => {
    const { key } = await begin(code)
    expect((await connect({ secret_key: 'sk_live_other_123' })).body.error).toBe('account_in_use')
    fake.say(key, { state: 'expired' })
  })

  it('leaves the checkout when its provider refuses the keys, and comes back with a check', async () => {
    const { token } = await begin(code)
    fake.refuse('state', 'keys_refused')
    expect((await app.call('POST', `/public/orders/${token}/ask`, { body: {} })).body.error).toBe(
      'provider_silent',
    )
    expect((await shown()).connection.stopped_at).not.toBeNull()
    expect((await pay(token)).body.error).toBe('payment_method_gone')
    await send('POST', `/payment-systems/${stripe.id}/check`)
    expect((await shown()).connection.stopped_at).toBeNull()
    expect((await pay(token)).status).toBe(200)
    expect((await buyerView(token)).attempt.state).toBe('open')
  })

  it('stands at the checkout once it was tried and moves real money; before, the staff alone see it', async () => {
    const fresh = { provider_id: 3, title: 'Card, in test', instruction: null, currencies: [], state: 'off' }
    expect((await send('POST', '/payment-systems', { ...fresh, state: 'live' })).body.error).toBe(
      'not_connected',
    )
    expect((await send('POST', '/payment-systems', { ...fresh, provider_id: 1 })).body.error).toBe(
      'provider_not_offered',
    )
    const { id } = (await send('POST', '/payment-systems', fresh)).body.data
    expect((await send('PUT', `/payment-systems/${id}`, { state: 'test' })).body.error).toBe('not_connected')
    expect((await send('POST', `/payment-systems/${id}/check`)).body.error).toBe('not_connected')
    await send('POST', `/payment-systems/${id}/connect`, { keys: { secret_key: 'sk_test_12345678' } })
    expect((await send('PUT', `/payment-systems/${id}`, { state: 'live' })).body.error).toBe('not_connected')
    expect((await send('PUT', `/payment-systems/${id}`, { state: 'test' })).status).toBe(200)
    const titles = async (as?: string) =>
      (await app.call('GET', '/public/payment-methods?currency=EUR', { as })).body.data.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles()).not.toContain('Card, in test')
    expect(await titles(rival.owner.token)).not.toContain('Card, in test')
    expect(await titles(school.owner.token)).toContain('Card, in test')
  })

  it('is of its school alone', async () => {
    for (const action of ['connect', 'check'])
      expect(
        (
          await send(
            'POST',
            `/payment-systems/${stripe.id}/${action}`,
            action === 'connect' ? { keys: {} } : {},
            rival.owner.token,
          )
        ).status,
      ).toBe(404)
  })
})
