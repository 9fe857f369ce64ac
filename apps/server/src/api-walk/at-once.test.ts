import { beforeEach, describe, expect, it } from 'vitest'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import { addressOf, callerOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'

const app = await demoApp()

// Tasks that earlier calls started would keep later ones from starting theirs: nobody works on them here.
beforeEach(() =>
  app.dependencies.database.pool.query(
    `update tasks set state = 'cancelled' where state in ('waiting', 'running')`,
  ),
)

const changes = sampledOperations
  .filter(({ method }) => method !== 'GET')
  .map((operation) => [operation.id, operation] as const)

// In the order of the samples: what removes comes last.
describe.each(changes)('%s', (_id, operation) => {
  it('takes four equal calls at the same moment, and fails at none', async () => {
    const { body, ...address } = sampleOf(operation, app.demo)
    const send = () =>
      app.call(operation.method, addressOf(operation, address), { as: callerOf(operation, app), body })
    const replies = await Promise.all([send(), send(), send(), send()])
    expect(replies.filter(({ status, body }) => status >= 500 || body.error === 'conflict')).toEqual([])
    expect(replies.map(({ status }) => status)).toContain(operation.status ?? 200)
  })
})
