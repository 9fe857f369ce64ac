import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Answer } from './idempotency.ts'
import type { Payment } from './payment.ts'
import { waits } from './scenarios.ts'
import type { World } from './world.ts'

/** An answer of a provider that says no, with the body that it writes. */
export class WireError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`The call is answered ${status}.`)
    this.name = 'WireError'
    this.status = status
    this.body = body
  }
}

/** Lets a server answer one call. */
export const on = (
  app: FastifyInstance,
  method: 'GET' | 'POST',
  url: string,
  handler: RouteHandlerMethod,
): void => {
  app.route({ method, url, handler })
}

/** A part of the path, by its name; empty where there is none. */
export const partOf = (request: FastifyRequest, name: string): string => {
  const { params } = request
  const value: unknown =
    typeof params === 'object' && params !== null ? new Map(Object.entries(params)).get(name) : undefined
  return typeof value === 'string' ? value : ''
}

/** The body as it came; empty where there is none. */
export const rawBodyOf = (request: FastifyRequest): string =>
  typeof request.body === 'string' ? request.body : ''

/** The body as JSON; an empty object where it is none. */
export const jsonOf = (request: FastifyRequest): unknown => {
  try {
    return JSON.parse(rawBodyOf(request) || '{}')
  } catch {
    return {}
  }
}

export const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URL(request.url, 'http://stand-in').searchParams

export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** What the payment's scenario makes of the answer to a call that did its work: 500 in its place, or an answer 60 s later. */
export const troubledAnswer = async (
  world: World,
  { scenario }: Payment,
  answer: Answer,
  broken: unknown,
): Promise<Answer> => {
  if (scenario.answer === '500') return { status: 500, body: broken }
  if (scenario.answer === 'hang') {
    const waited = Promise.withResolvers<void>()
    world.clock.after(waits.hang, waited.resolve)
    await waited.promise
  }
  return answer
}
