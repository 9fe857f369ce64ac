import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes no new request, and resolves once those under way are answered, those of callers who left among them. */
    finish(): Promise<void>
  }
}

/** After this callers are cut off, and nobody waits for what was asked. */
const answeringMs = 5_000
/** What handlers have after it to end without their callers. */
const endingMs = 1_000
/** How often connections that have had their last answer are closed: browsers would keep them for a minute. */
const idleMs = 50

/** Counts the handlers under way. A server that has closed still has those whose callers went away. */
const countHandlers = (app: FastifyInstance) => {
  let underWay = 0
  let ended = Promise.withResolvers<void>()
  const end = () => {
    underWay -= 1
    if (underWay === 0) ended.resolve()
  }
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      underWay += 1
      try {
        return await handler.call(this, request, reply)
      } finally {
        end()
      }
    }
  })
  return {
    allEnded: (): Promise<void> => {
      if (underWay === 0) return Promise.resolve()
      ended = Promise.withResolvers()
      return ended.promise
    },
  }
}

/** Gives a server its orderly end. Stands before the first route. */
export const finishRequests = (app: FastifyInstance): void => {
  const handlers = countHandlers(app)
  app.decorate('finish', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), idleMs)
    const late = setTimeout(() => app.server.closeAllConnections(), answeringMs)
    await app.close()
    clearInterval(idle)
    clearTimeout(late)
    await Promise.race([handlers.allEnded(), wait(endingMs, undefined, { ref: false })])
  })
}
