import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionControl } from '../call.ts'

export const sessionCookie = 'lectern_session'
const deviceCookie = 'lectern_device'
/** The longest that browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60

/** The session token of a call: the bearer header when there is one, else the cookie. */
export const sessionToken = (request: FastifyRequest): string | null => {
  const bearer = /^Bearer ([\w.~+/=-]{16,512})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (request.headers.authorization !== undefined) return bearer ?? null
  return request.cookies[sessionCookie] ?? null
}

/** Writes the session cookie of a reply: out of reach of scripts, not sent along from other sites. */
export const sessionControl = (request: FastifyRequest, reply: FastifyReply): SessionControl => {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const
  return {
    token: sessionToken(request),
    isCookie: request.headers.authorization === undefined,
    deviceKey: /^[\w-]{43}$/.exec(request.cookies[deviceCookie] ?? '')?.[0] ?? null,
    start: (token, expires, deviceKey) => {
      reply.setCookie(sessionCookie, token, { ...attributes, expires })
      if (deviceKey === undefined) return
      reply.setCookie(deviceCookie, deviceKey, { ...attributes, maxAge: deviceSeconds })
    },
    end: () => void reply.clearCookie(sessionCookie, attributes),
  }
}
