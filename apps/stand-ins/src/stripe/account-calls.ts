import { newId } from '../core/signatures.ts'
import type { World } from '../core/world.ts'
import { type AddCall, answered, missing, pageOf, stripeError } from './calls.ts'
import { apiVersion, type Endpoint, type Endpoints } from './messages.ts'
import { seconds } from './objects.ts'

const mostEndpointsOfAccount = 16

const endpointObject = (endpoint: Endpoint) => ({
  id: endpoint.id,
  object: 'webhook_endpoint',
  api_version: apiVersion,
  created: seconds(endpoint.createdAt),
  enabled_events: endpoint.events,
  livemode: endpoint.isLive,
  metadata: endpoint.metadata,
  status: 'enabled',
  url: endpoint.url,
})

/** The account, its balance, and where its messages go. */
export const addAccountCalls = (add: AddCall, world: World, endpoints: Endpoints): void => {
  add('GET', '/v1/account', ({ account, key }) =>
    answered({
      id: account,
      object: 'account',
      business_profile: { name: `Test shop ${account.slice(-4)}` },
      charges_enabled: !key.includes('nocharge'),
      country: 'IE',
      default_currency: 'eur',
      details_submitted: true,
      email: 'owner@shop.example',
      payouts_enabled: true,
      settings: { dashboard: { display_name: `Test shop ${account.slice(-4)}` } },
      type: 'standard',
    }),
  )

  add('GET', '/v1/balance', ({ account, mode }) => {
    const currencies = new Set(
      world.books.rows().flatMap((row) => (row.payment.account === account ? [row.currency] : [])),
    )
    const sumOf = (currency: string) =>
      world.books.balanceOf(account, currency) ??
      world.books
        .rows()
        .filter((row) => row.payment.account === account && row.currency === currency)
        .reduce((sum, { amount, fee }) => sum + amount - fee, 0n)
    const available = [...currencies.add('EUR')].map((currency) => ({
      amount: Number(sumOf(currency)),
      currency: currency.toLowerCase(),
      source_types: { card: Number(sumOf(currency)) },
    }))
    return answered({ object: 'balance', available, livemode: mode === 'live', pending: [] })
  })

  add('POST', '/v1/webhook_endpoints', ({ account, mode, form }) => {
    const url = form.get('url')
    const events = form.list('enabled_events')
    if (url === undefined || !URL.canParse(url)) throw stripeError(400, 'Invalid URL.', { param: 'url' })
    if (events.length === 0)
      throw stripeError(400, 'Missing required param: enabled_events.', { param: 'enabled_events' })
    if (endpoints.of(account).length >= mostEndpointsOfAccount)
      throw stripeError(400, `You have reached the maximum of ${mostEndpointsOfAccount} webhook endpoints.`)
    const endpoint: Endpoint = {
      id: newId('we_'),
      ...{ account, url, events },
      secret: newId('whsec_', 32),
      createdAt: world.clock.now(),
      metadata: form.inside('metadata'),
      isLive: mode === 'live',
    }
    endpoints.add(endpoint)
    return answered({ ...endpointObject(endpoint), secret: endpoint.secret })
  })

  add('GET', '/v1/webhook_endpoints', (call) => {
    const { rows, ...page } = pageOf(call, '/v1/webhook_endpoints', endpoints.of(call.account))
    return answered({ ...page, data: rows.map(endpointObject) })
  })

  const own = (account: string, id: string): Endpoint => {
    const endpoint = endpoints.find(id)
    if (endpoint?.account !== account) throw missing('webhook endpoint', id)
    return endpoint
  }
  add('GET', '/v1/webhook_endpoints/:id', ({ account, id }) => answered(endpointObject(own(account, id))))
  add('POST', '/v1/webhook_endpoints/:id', ({ account, id, form }) => {
    const before = own(account, id)
    const events = form.list('enabled_events')
    const endpoint = {
      ...before,
      url: form.get('url') ?? before.url,
      events: events.length === 0 ? before.events : events,
    }
    endpoints.add(endpoint)
    return answered(endpointObject(endpoint))
  })
  add('DELETE', '/v1/webhook_endpoints/:id', ({ account, id }) => {
    endpoints.remove(own(account, id).id)
    return answered({ id, object: 'webhook_endpoint', deleted: true })
  })
}
