import { Stripe } from 'stripe'
import { PaymentProviderError, type ProviderRefusal } from '../payment-provider.ts'
import { boundedFetch, defaultPatienceMs, refusalOfStatus, type CallOptions } from '../wire/call-provider.ts'

/** Types, events and answers are of this version: Stripe changes them only with the version. */
export const stripeVersion = '2026-10-28.endive'

/** Every call names its own key; one client serves all schools. */
const noKey = 'sk_none'

/**
 * Stripe's package at an origin. It repeats nothing by itself: whoever calls repeats with the same key.
 *
 * @param origin https://api.stripe.com, or a server that speaks the same
 */
export const stripeClient = (origin: string, { patienceMs = defaultPatienceMs }: CallOptions): Stripe => {
  const { protocol, hostname, port } = new URL(origin)
  const isPlain = protocol === 'http:'
  return new Stripe(noKey, {
    apiVersion: stripeVersion,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: patienceMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
  })
}

/** Whether the key is good and may not do this one thing. */
export const isMissingRight = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripePermissionError

/** Whether an object is not there. */
const isMissing = (error: Stripe.errors.StripeError) => error.code === 'resource_missing'

const refusalOf = (error: Stripe.errors.StripeError): ProviderRefusal => {
  if (error.code === 'idempotency_key_in_use') return 'in_use'
  if (error.code === 'lock_timeout' || error instanceof Stripe.errors.StripeRateLimitError) return 'too_often'
  if (error.statusCode === undefined) return 'unreachable'
  if (isMissing(error)) return 'unknown_payment'
  const refusal = refusalOfStatus(error.statusCode)
  // An answer that cannot be read is told as an error of the API, be its status 200 or 409.
  return error instanceof Stripe.errors.StripeAPIError && refusal === 'refused' ? 'unreachable' : refusal
}

/** What a failed call means. Stripe's own text is left out: it repeats parts of keys. */
export const asProviderError = (error: unknown, what: string): PaymentProviderError => {
  if (error instanceof PaymentProviderError) return error
  if (!(error instanceof Stripe.errors.StripeError))
    return new PaymentProviderError('unreachable', `${what} failed`)
  const status = error.statusCode ?? 'nothing'
  const code = /^\w{1,60}$/.test(error.code ?? '') ? ` ${error.code}` : ''
  return new PaymentProviderError(refusalOf(error), `${what} was answered ${status}${code}`)
}

/** @throws PaymentProviderError for whatever goes wrong */
export const asking = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw asProviderError(error, what)
  }
}
