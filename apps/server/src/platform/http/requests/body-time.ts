import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes bodies that may take hours, and watches their pace itself. */
    longBody?: boolean
  }
}

const mostMs = 120_000

/** Answers 408 to a body that is not there in time, and ends its connection (THREATS T37). */
export const limitBodyTime = (app: FastifyInstance, withinMs = mostMs): void => {
  app.addHook('onRequest', async (request) => {
    const { headers } = request
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (!hasBody || request.routeOptions.config.longBody === true) return
    // A request made in the process has no connection that could be kept waiting.
    if (!(request.raw.socket instanceof Socket)) return
    const timer = setTimeout(() => {
      if (request.raw.complete) return
      request.raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
      request.raw.socket.destroySoon()
    }, withinMs)
    timer.unref()
    request.raw.once('close', () => clearTimeout(timer))
  })
}
