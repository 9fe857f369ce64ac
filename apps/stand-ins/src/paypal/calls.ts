import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BoundedMap } from '../core/bounded.ts'
import { type Answer, createAnswerKeeper } from '../core/idempotency.ts'
import { newId } from '../core/signatures.ts'
import { headerOf, jsonOf, partOf, queryOf, rawBodyOf, WireError, on } from '../core/wire.ts'
import type { World } from '../core/world.ts'

/** A call of an app that PayPal knows. */
export interface PayPalCall {
  /** The client id. */
  readonly account: string
  readonly body: unknown
  readonly query: URLSearchParams
  readonly id: string
}

export type PayPalHandler = (call: PayPalCall) => Promise<Answer> | Answer
export type AddPayPalCall = (method: 'GET' | 'POST' | 'DELETE', path: string, handle: PayPalHandler) => void

const hour = 3_600_000
const tokenLife = 9 * hour
const keptFor = 6 * hour
const mostTokens = 10_000

export const payPalError = (status: number, name: string, issue?: string, description = ''): WireError =>
  new WireError(status, {
    name,
    message: description || name,
    debug_id: newId('', 13),
    ...(issue === undefined ? {} : { details: [{ issue, description }] }),
  })

/** The body of a PayPal that fails. */
export const payPalBroken = { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error occurred.' }

export const notThere = (): WireError =>
  payPalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 'The specified resource does not exist.')

/** Calls of PayPal's interface: tokens, and what a repeated request id answers. */
export const createPayPalCalls = (app: FastifyInstance, world: World): AddPayPalCall => {
  const tokens = new BoundedMap<{ account: string; until: number }>(mostTokens)
  const keeper = createAnswerKeeper(world.clock, keptFor)

  on(app, 'POST', '/v1/oauth2/token', async (request) => {
    const basic = /^Basic (\S+)$/.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? ''
    const [account = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':')
    if (account === '' || secret === '' || basic === '' || account.includes('refused'))
      throw new WireError(401, {
        error: 'invalid_client',
        error_description: 'Client Authentication failed',
      })
    if (new URLSearchParams(rawBodyOf(request)).get('grant_type') !== 'client_credentials')
      throw new WireError(400, {
        error: 'unsupported_grant_type',
        error_description: 'Unsupported grant_type',
      })
    const token = newId('A21AA', 60)
    tokens.set(token, { account, until: world.clock.now() + tokenLife })
    return {
      scope: account.includes('norights')
        ? 'openid'
        : 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/applications/webhooks',
      access_token: token,
      token_type: 'Bearer',
      app_id: `APP-${account.slice(0, 17).toUpperCase()}`,
      expires_in: tokenLife / 1_000,
      nonce: newId('', 20),
    }
  })

  const accountOf = (request: FastifyRequest): string => {
    const token = /^Bearer (\S+)$/.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? ''
    const known = tokens.get(token)
    if (!known || known.until <= world.clock.now())
      throw new WireError(401, {
        error: 'invalid_token',
        error_description: 'Token signature verification failed',
      })
    if (known.account.includes('norights'))
      throw payPalError(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED', 'You do not have permission.')
    return known.account
  }

  const once = async (request: FastifyRequest, call: PayPalCall, handle: PayPalHandler) => {
    const key = headerOf(request, 'paypal-request-id')
    if (request.method !== 'POST' || key === undefined) return handle(call)
    if (key.length < 1 || key.length > 108)
      throw payPalError(400, 'INVALID_REQUEST', 'INVALID_PAYPAL_REQUEST_ID', 'The request id is too long.')
    const path = request.url.split('?')[0] ?? ''
    const answer = await keeper.once(`${call.account} ${path} ${key}`, '', async () => handle(call))
    if (typeof answer === 'string')
      throw payPalError(
        409,
        'RESOURCE_CONFLICT',
        'PREVIOUS_REQUEST_IN_PROGRESS',
        'A previous request is in progress.',
      )
    return answer
  }

  return (method, path, handle) => {
    app.route({
      method,
      url: path,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        void reply.header('paypal-debug-id', newId('', 13))
        const account = accountOf(request)
        const call = { account, body: jsonOf(request), query: queryOf(request), id: partOf(request, 'id') }
        const { status, body } = await once(request, call, handle)
        return reply.code(status).send(body)
      },
    })
  }
}
