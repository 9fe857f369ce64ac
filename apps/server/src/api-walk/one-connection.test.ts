import { expect, it } from 'vitest'
import { buildServer } from '../testing/app.ts'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import { addressOf, callerOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'

// Whoever holds a connection and asks for another waits here for itself, and is refused.
const demo = await demoApp({ size: 1, connectionPatienceMs: 1_000 })

// In the order of the samples: what removes comes last.
it.each(sampledOperations.map((operation) => [operation.id, operation] as const))(
  '%s does with one connection to the database, before anything was kept in memory',
  async (_id, operation) => {
    const { app, call } = await buildServer(demo.dependencies)
    const { body, ...address } = sampleOf(operation, demo.demo)
    const path = addressOf(operation, address)
    const reply = await call(operation.method, path, { as: callerOf(operation, demo), body })
    await app.close()
    expect([reply.status, reply.body.error]).toEqual([operation.status ?? 200, undefined])
  },
)
