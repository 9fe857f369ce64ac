import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/pool.ts'
import { sql } from '../../database/sql.ts'
import type { ObjectStorage } from '../../storage/object-storage.ts'

/** `/healthz`: the process lives. `/readyz`: database and storage answer, and it is not stopping. */
export const mountHealth = (app: FastifyInstance, parts: { db: Database; storage: ObjectStorage }): void => {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  app.get('/readyz', async (request, reply) => {
    const [database, storage] = await Promise.all([
      answers(() => parts.db.execute(sql`select 1`)),
      answers(() => parts.storage.check()),
    ])
    if (!database || !storage) request.log.warn({ database, storage }, 'not ready')
    const isReady = database && storage
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', database, storage })
  })
}

const answers = async (ask: () => Promise<unknown>): Promise<boolean> => {
  try {
    await ask()
    return true
  } catch {
    return false
  }
}
