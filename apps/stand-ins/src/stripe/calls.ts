import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, createAnswerKeeper } from '../core/idempotency.ts'
import type { Payment, PaymentMode } from '../core/payment.ts'
import { lettersOf, newId } from '../core/signatures.ts'
import { headerOf, partOf, rawBodyOf, WireError } from '../core/wire.ts'
import type { World } from '../core/world.ts'
import { StripeForm } from './form.ts'

/** A call of an account that Stripe knows. */
export interface StripeCall {
  readonly key: string
  readonly account: string
  readonly mode: PaymentMode
  /** The body of a POST, the query of a GET. */
  readonly form: StripeForm
  readonly expand: readonly string[]
  /** What the path names. */
  readonly id: string
}

export type StripeHandler = (call: StripeCall) => Promise<Answer> | Answer

/** Lets a provider handle one call. */
export type AddCall = (method: 'GET' | 'POST' | 'DELETE', path: string, handle: StripeHandler) => void

const keptFor = 24 * 3_600_000

interface Fault {
  readonly type?: string
  readonly code?: string
  readonly param?: string
}

export const stripeError = (status: number, message: string, fault: Fault = {}): WireError =>
  new WireError(status, { error: { type: 'invalid_request_error', message, ...fault } })

export const missing = (what: string, id: string): WireError =>
  stripeError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' })

/** The body of a Stripe that fails. */
export const stripeBroken = { error: { type: 'api_error', message: 'An unknown error occurred.' } }

const okWithoutRights = new Set(['/v1/account', '/v1/balance'])

/** The account of a key. The same letters are one account in each mode, whichever kind of key they make. */
const accountOf = (request: FastifyRequest): Pick<StripeCall, 'key' | 'account' | 'mode'> => {
  const key = /^Bearer (\S+)$/.exec(headerOf(request, 'authorization') ?? '')?.[1] ?? ''
  const [, mode, letters] = /^[sr]k_(test|live)_(\w{8,})$/.exec(key) ?? []
  if (mode === undefined || letters === undefined || key.includes('refused'))
    throw stripeError(401, `Invalid API Key provided: ${key.slice(0, 8)}****`)
  const path = request.url.split('?')[0] ?? ''
  if (key.includes('norights') && !okWithoutRights.has(path))
    throw stripeError(403, 'The provided key does not have the required permissions for this endpoint.', {
      code: 'more_permissions_required',
    })
  const account = `acct_${lettersOf(`${mode}:${letters}`, 16)}`
  return { key, account, mode: mode === 'live' ? 'live' : 'test' }
}

/** Calls of Stripe's interface on a server: who calls, what a repeated key answers, errors in Stripe's form. */
export const createStripeCalls = (app: FastifyInstance, world: World): AddCall => {
  const keeper = createAnswerKeeper(world.clock, keptFor)

  const once = async (request: FastifyRequest, call: StripeCall, handle: StripeHandler) => {
    if (request.method !== 'POST') return handle(call)
    const key = headerOf(request, 'idempotency-key')
    if (key !== undefined && key.length > 255)
      throw stripeError(400, 'Idempotency keys are 255 letters at most.', { type: 'idempotency_error' })
    const parameters = `${request.url} ${call.form.fingerprint()}`
    const answer = await keeper.once(key && `${call.account} ${key}`, parameters, async () => handle(call))
    if (answer === 'other_parameters')
      throw stripeError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      })
    if (answer === 'in_use')
      throw stripeError(409, 'There is currently another in-progress request using this key.', {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
      })
    return answer
  }

  return (method, path, handle) => {
    app.route({
      method,
      url: path,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        void reply.header('request-id', newId('req_', 14))
        const form = new StripeForm(
          method === 'POST' ? rawBodyOf(request) : (request.url.split('?')[1] ?? ''),
        )
        const call = { ...accountOf(request), form, expand: form.list('expand'), id: partOf(request, 'id') }
        const { status, body } = await once(request, call, handle)
        return reply.code(status).send(body)
      },
    })
  }
}

export const answered = (body: unknown): Answer => ({ status: 200, body })

interface Listed {
  readonly id: string
  readonly createdAt: number
}

/** A page of a list, the latest first, as `limit`, `starting_after` and `created[…]` ask for it. */
export const pageOf = <Row extends Listed>({ form }: StripeCall, path: string, rows: readonly Row[]) => {
  const limit = Math.min(Math.max(form.integer('limit') ?? 10, 1), 100)
  const from = form.integer('created[gte]') ?? (form.integer('created[gt]') ?? -1) + 1
  const until =
    form.integer('created[lt]') ?? (form.integer('created[lte]') ?? Number.MAX_SAFE_INTEGER - 1) + 1
  const inTime = rows
    .filter(({ createdAt }) => {
      const second = Math.floor(createdAt / 1_000)
      return second >= from && second < until
    })
    .toReversed()
  const after = form.get('starting_after')
  const start = after === undefined ? 0 : inTime.findIndex(({ id }) => id === after) + 1
  const shown = inTime.slice(start, start + limit)
  return { object: 'list', url: path, has_more: start + limit < inTime.length, rows: shown }
}

/** Whether a payment belongs to who calls. */
export const isOwn = ({ account }: StripeCall, payment: Payment | undefined): payment is Payment =>
  payment?.account === account
