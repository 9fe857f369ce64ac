import { providerIds } from '@lectern/contract/payments/provider-ids'
import { describe, expect, it } from 'vitest'
import { standInAddresses } from '../../env-providers.ts'
import { openPaymentProviders } from './open-providers.ts'
import { RefusedMessage } from './payment-provider.ts'
import { doorRigs, type SentMessage } from './testing/door-rigs.ts'
import { failureOf } from './testing/failure-of.ts'
import { now, sampleAttempt } from './testing/sample-attempt.ts'

describe.each(doorRigs)('payments by %s', (name, start) => {
  const begin = async () => {
    const rig = await start()
    const door = rig.open()
    const { externalId, page } = await door.create(rig.connection, sampleAttempt)
    const attempt = { ...sampleAttempt, externalId }
    const read = ({ raw, headers }: SentMessage, keys = rig.connection.keys) =>
      door.readMessage({ ...rig.connection, keys }, Buffer.from(raw), headers, now)
    return { rig, door, attempt, page, read, ask: () => door.fetchState(rig.connection, attempt, now) }
  }

  it('have a page, and nobody paid yet; made again they are the same payment', async () => {
    const { rig, door, attempt, page, ask } = await begin()
    expect(new URL(page.url).protocol).toMatch(/^https?:$/)
    expect(await ask()).toMatchObject({ state: 'created', paymentId: null, refunded: 0n, reason: null })
    expect(await door.create(rig.connection, sampleAttempt)).toEqual({ externalId: attempt.externalId, page })
  })

  it('that are paid say how much, in which mode, and by what name', async () => {
    const { rig, ask } = await begin()
    rig.pay()
    const state = await ask()
    expect(state).toMatchObject({
      state: 'succeeded',
      amount: sampleAttempt.amount,
      currency: sampleAttempt.currency,
      mode: 'test',
      dispute: null,
      refunded: 0n,
      paymentId: expect.stringMatching(/./),
      at: expect.any(Date),
    })
    expect(state.payer?.length).toBeLessThanOrEqual(60)
    expect(await ask()).toEqual(state)
  })

  it('that are declined say so, and moved nothing', async () => {
    const { rig, ask } = await begin()
    rig.decline()
    const state = await ask()
    expect(state).toMatchObject({ reason: 'declined', paymentId: null, at: null })
    expect(['created', 'failed']).toContain(state.state)
  })

  it('of which nobody answers are open, soon enough', async () => {
    const { rig, attempt } = await begin()
    rig.hang()
    const error = await failureOf(rig.open(50).fetchState(rig.connection, attempt, now))
    expect(error.refusal).toBe('unreachable')
  })

  // Test payments have a key of their own, whatever the connection holds.
  it.skipIf(name === 'test payments')('with keys that nobody knows are refused', async () => {
    const { rig, door, attempt } = await begin()
    const stranger = { ...rig.connection, keys: rig.wrongKeys }
    expect((await failureOf(door.fetchState(stranger, attempt, now))).refusal).toBe('keys_refused')
    expect((await door.connect(stranger)).steps).toEqual([{ step: 'keys', fault: 'keys_refused' }])
  })

  it('are told of by messages that name them, and that are answered', async () => {
    const { rig, door, read } = await begin()
    const message = await read(rig.message(now))
    expect(message.keys).toEqual([sampleAttempt.key])
    expect(await read(rig.message(now))).toEqual(message)
    expect(door.replyTo(rig.connection, message, now).status).toBe(200)
  })

  it('are not told of by messages that are forged, old, of the other mode, or sent before the keys are there', async () => {
    const { rig, read } = await begin()
    await expect(read(rig.forged(now))).rejects.toThrow(RefusedMessage)
    await expect(read(rig.ofOtherMode(now))).rejects.toThrow(RefusedMessage)
    await expect(read(rig.message(now), {})).rejects.toThrow(RefusedMessage)
    if (rig.oldestMs === null) return
    const old = new Date(now.getTime() - rig.oldestMs - 1_000)
    await expect(read(rig.message(old))).rejects.toThrow(RefusedMessage)
  })
})

describe('the doors', () => {
  it('of test payments is there only where a stand-in is', () => {
    const addresses = standInAddresses('http://127.0.0.1:9')
    const online = [providerIds.wayforpay, providerIds.paypal, providerIds.stripe].map(String)
    expect(Object.keys(openPaymentProviders(addresses, null))).toEqual(online)
    expect(Object.keys(openPaymentProviders(addresses, 'http://127.0.0.1:9'))).toEqual([
      ...online,
      String(providerIds.standIn),
    ])
  })
})
