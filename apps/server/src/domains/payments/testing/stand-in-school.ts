import { type OnlineProviderId, providerIds } from '@lectern/contract/payments/provider-ids'
import { startStandIns } from '@lectern/stand-ins'
import { standInDesk } from '@lectern/stand-ins/testing'
import { afterAll } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { standInAddresses } from '../../../platform/env-providers.ts'
import { openPaymentProviders } from '../../../platform/providers/payments/open-providers.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { buildServer, testApp, type TestApp } from '../../../testing/app.ts'
import { newBuyer, onePlan, sellingSchool } from '../../../testing/selling.ts'
import { writeTextGroup } from '../../../testing/write-texts.ts'
import { askProviders } from '../jobs/job-kinds.ts'
import { walkPayPage } from './walk-pay-page.ts'

/** Connections of a stand-in school: their keys, and the account as the stand-in's books name it. */
export const connectedProviders = [
  {
    name: 'WayForPay',
    id: providerIds.wayforpay,
    body: {
      keys: {
        merchant_account: 'lectern_merchant',
        merchant_secret: 'secret-of-lectern_merchant',
        merchant_domain: 'school.test',
      },
    },
  },
  {
    name: 'PayPal',
    id: providerIds.paypal,
    body: { mode: 'live', keys: { client_id: 'client-of-the-school', client_secret: 'secret-letters' } },
  },
  { name: 'Stripe', id: providerIds.stripe, body: { keys: { secret_key: 'sk_live_school12345' } } },
  { name: 'test payments', id: providerIds.standIn, body: { keys: {} } },
] as const satisfies readonly { name: string; id: OnlineProviderId; body: object }[]

/** The doors give up an answer after this: a call that hangs is `unreachable` soon. */
const patienceMs = 1_500

/**
 * The app over a real socket, in front of a stand-in of this process; the stand-in's time is that of the app's clock. Both end with the
 * calling test file.
 */
const standInApp = async () => {
  let now = Date.now
  const standIns = await startStandIns({ port: 0, clock: () => now(), stamps: 'clock' })
  afterAll(standIns.close)
  const first = await testApp({
    paymentProviders: openPaymentProviders(standInAddresses(standIns.url), standIns.url, { patienceMs }),
  })
  now = () => first.clock.now().getTime()
  const address: { url: string | undefined } = { url: undefined }
  const env = {
    ...first.dependencies.env,
    // The port is known once the app listens.
    get publicUrl() {
      return address.url
    },
  }
  const dependencies = { ...first.dependencies, env }
  const { app, call } = await buildServer(dependencies)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  address.url = origin
  afterAll(() => app.close())
  const server: TestApp = { app, call, dependencies, clock: first.clock }
  return { server, origin, desk: standInDesk(standIns.url) }
}

/** A school of which anybody buys through all four providers, each of which is played over real HTTP. */
export const standInSchool = async (slug: string) => {
  const { server, origin, desk } = await standInApp()
  const { call, clock, dependencies } = server
  writeTextGroup(dependencies.textsFolder, 'mail')
  const selling = await sellingSchool(server, slug)
  const { send, offerOf, order, cardOf, buyerView, school } = selling
  const systems = new Map<number, number>()
  for (const { id: providerId, name, body } of connectedProviders) {
    const made = await send('POST', '/payment-systems', {
      ...{ provider_id: providerId, title: name, instruction: null, currencies: [], state: 'off' },
    })
    const { id } = made.body.data
    const connected = await send('POST', `/payment-systems/${id}/connect`, body)
    const live = await send('PUT', `/payment-systems/${id}`, { state: 'live' })
    if (connected.status !== 200 || live.status !== 200)
      throw new Error(`${name} is not connected: ${JSON.stringify([connected.body, live.body])}`)
    systems.set(providerId, id)
  }
  const systemOf = (providerId: number): number => {
    const id = systems.get(providerId)
    if (id === undefined) throw new Error(`Provider ${providerId} is not connected.`)
    return id
  }
  let callers = 0
  const fromElsewhere = () => `10.3.${(callers += 1) >> 8}.${callers & 255}`
  const drain = () =>
    drainQueue(dependencies.database, jobHandlers(dependencies), { clock, log: dependencies.log })
  /** Waits until every message arrived, and does what they caused. */
  const settle = async () => {
    let told = -1
    // What a job asks of the stand-in may make it tell more.
    for (let now = (await desk.events()).length; now !== told; now = (await desk.events()).length) {
      told = now
      await desk.settled()
      await drain()
    }
  }
  const pay = async (token: string, providerId: number) => {
    // Test payments are shown to staff alone.
    const as = providerId === providerIds.standIn ? school.owner.token : undefined
    return call('POST', `/public/orders/${token}/pay`, {
      ...{ as, from: fromElsewhere(), body: { method_id: systemOf(providerId) } },
    })
  }
  const codes = new Map<number, string>()
  /** The code of an offer of a price. */
  const codeOf = async (amount: number): Promise<string> => {
    const known = codes.get(amount)
    if (known !== undefined) return known
    const { code } = await offerOf(onePlan({ amount }))
    codes.set(amount, code)
    return code
  }
  /** Somebody new orders for a sum and asks for the page of a provider. */
  const place = async (providerId: number, amount: number) => {
    const buyer = newBuyer()
    const as = providerId === providerIds.standIn ? school.owner.token : undefined
    const ordered = await order(
      await codeOf(amount),
      { ...buyer, amount, method_id: systemOf(providerId) },
      as,
    )
    if (ordered.status !== 201)
      throw new Error(`Ordering answered ${ordered.status}: ${JSON.stringify(ordered.body)}`)
    const { token, number } = ordered.body.data
    const card = await cardOf(Number(number))
    return { token: String(token), number: Number(number), id: Number(card.id), email: buyer.email }
  }
  const attemptsOf = async (id: number) => (await send('GET', `/orders/${id}/transactions`)).body.data
  const keysOf = async (id: number): Promise<string[]> =>
    (
      await dependencies.database.pool.query(
        `select key from transactions where order_id = $1 and kind = 'charge' order by id`,
        [id],
      )
    ).rows.map(({ key }) => String(key))
  const begin = async (providerId: number, amount: number) => {
    const placed = await place(providerId, amount)
    const answered = await pay(placed.token, providerId)
    if (answered.status !== 200)
      throw new Error(`Paying answered ${answered.status}: ${JSON.stringify(answered.body)}`)
    const [key = ''] = await keysOf(placed.id)
    return { ...placed, key, url: new URL(String(answered.body.data.url), origin).href }
  }
  return {
    ...{ ...selling, server, origin, desk, systemOf, pay, place, begin, drain, settle, attemptsOf, keysOf },
    codeOf,
    buyerView,
    /** Goes to a pay page as a browser does, presses one button after the other, and follows the way back. */
    walk: (url: string, ...buttons: Parameters<typeof walkPayPage>[2]) => walkPayPage(origin, url, buttons),
    ask: (token: string) => call('POST', `/public/orders/${token}/ask`, { from: fromElsewhere(), body: {} }),
    /** Lets time pass at the school and the stand-in, and the clock ask what it asks by then. */
    later: async (minutes: number) => {
      clock.advance(minutes * 60_000)
      await desk.forward(0)
      await desk.settled()
      const { pool } = dependencies.database
      // Who is signed in stays so, however long it takes.
      await pool.query(`update sessions set expires_at = expires_at + $1 * interval '1 minute'`, [minutes])
      // Jobs wait by the time of the database, which nobody moves.
      await pool.query(`select graphile_worker.add_job($1, '{}')`, [askProviders.name])
      await settle()
    },
    /** What moved of a connection, by the books of the stand-in and by ours, in minor units. */
    booksOf: async (orderIds: readonly number[]) => {
      const { rows } = await dependencies.database.pool.query(
        `select key, kind, state, amount, coalesce(seen_amount, amount) as seen from transactions where order_id = any($1)`,
        [orderIds],
      )
      const keys = new Set(rows.map(({ key }) => key))
      const told = (await desk.ledger()).filter(({ reference }) => keys.has(reference))
      const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)
      return {
        theirs: sum(told.map(({ amount }) => BigInt(amount))),
        ours: sum(
          rows
            .filter(({ state }) => state === 'succeeded')
            .map(({ kind, amount }) => (kind === 'charge' ? BigInt(amount) : -BigInt(amount))),
        ),
      }
    },
    /** Letters of one kind to a buyer. */
    lettersTo: async (email: string) =>
      ((await dependencies.storedMails?.storedMails(10_000)) ?? []).filter(({ to }) => to === email),
  }
}
export type StandInSchool = Awaited<ReturnType<typeof standInSchool>>
