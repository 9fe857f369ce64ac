import type { FastifyRequest } from 'fastify'
import { CallError } from '../call-error.ts'
import { hostOf } from './host.ts'

/**
 * Refuses a state-changing call that another site made with this browser's cookie (THREATS T57). A call with a bearer
 * token carries its own proof; one without any session has nothing to misuse, but signing somebody in from another
 * site is refused too.
 */
export const checkOrigin = (request: FastifyRequest): void => {
  if (request.headers.authorization !== undefined) return
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw new CallError('foreign_origin')
  const { origin } = request.headers
  if (origin === undefined) return
  if (URL.parse(origin)?.host !== hostOf(request).full) throw new CallError('foreign_origin')
}
