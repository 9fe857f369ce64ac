import { providerIds } from '@lectern/contract/payments/provider-ids'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { newBuyer, sellingSchool } from '../../../testing/selling.ts'
import { writeTextGroup } from '../../../testing/write-texts.ts'
import { askProviders } from '../jobs/job-kinds.ts'
import { fakeProvider } from './fake-provider.ts'

/** A school of which anybody buys through a provider that a test moves. */
export const payingSchool = async (slug: string) => {
  const fake = fakeProvider()
  const app = await testApp({ paymentProviders: { [providerIds.stripe]: fake.provider } })
  const { call, clock, dependencies } = app
  writeTextGroup(dependencies.textsFolder, 'mail')
  const selling = await sellingSchool(app, slug)
  const { send, order } = selling
  const stripe = (
    await send('POST', '/payment-systems', {
      ...{ provider_id: providerIds.stripe, title: 'Card', instruction: null, currencies: [], state: 'off' },
    })
  ).body.data
  const connect = (keys: object) => send('POST', `/payment-systems/${stripe.id}/connect`, { keys })
  await connect({ secret_key: 'sk_live_12345678' })
  await send('PUT', `/payment-systems/${stripe.id}`, { state: 'live' })
  let callers = 0
  const fromElsewhere = () => `10.2.${(callers += 1) >> 8}.${callers & 255}`
  const pay = (token: string, methodId: number = stripe.id, as?: string) =>
    call('POST', `/public/orders/${token}/pay`, { as, from: fromElsewhere(), body: { method_id: methodId } })
  const drain = () =>
    drainQueue(dependencies.database, jobHandlers(dependencies), { clock, log: dependencies.log })
  return {
    ...{ ...selling, app, fake, stripe, connect, pay, drain },
    /** Somebody new orders an offer and begins to pay it. @returns the order's token and the attempt's key */
    begin: async (code: string) => {
      const { token, number } = (await order(code, { ...newBuyer(), method_id: stripe.id })).body.data
      const { url } = (await pay(token)).body.data
      return { token: String(token), number: Number(number), key: String(url).split('/').at(-1) ?? '' }
    },
    /** What the provider tells, at the address of its messages. */
    tell: async (text: string) => {
      const { connection } = (await send('GET', '/payment-systems')).body.data.find(
        ({ id }: { id: number }) => id === stripe.id,
      )
      return app.app.inject({
        method: 'POST',
        url: new URL(connection.messages_url).pathname,
        headers: { 'content-type': 'application/json' },
        payload: text,
      })
    },
    ask: (token: string) => call('POST', `/public/orders/${token}/ask`, { from: fromElsewhere(), body: {} }),
    /** Lets time pass, and the clock ask what it asks by then. */
    later: async (minutes: number) => {
      clock.advance(minutes * 60_000)
      await dependencies.database.pool.query('select graphile_worker.add_job($1, $2)', [
        askProviders.name,
        '{}',
      ])
      await drain()
    },
  }
}
