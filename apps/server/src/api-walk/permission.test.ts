import { describe, expect, it } from 'vitest'
import type { Operation } from '@lectern/contract/kernel/operation'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { curatorPermissions } from '../first-start/demo/people.ts'
import { demoApp } from '../testing/demo-school.ts'
import { addressOf, sampledOperations, sampleOf } from '../testing/sample-calls.ts'

const app = await demoApp()

const good = (operation: Operation, as: string | undefined, headers: Record<string, string> = {}) => {
  const call = sampleOf(operation, app.demo)
  return app.call(operation.method, addressOf(operation, call), { as, body: call.body, headers })
}
const each = (isWanted: (operation: Operation) => boolean) =>
  sampledOperations.filter(isWanted).map((operation) => [operation.id, operation] as const)

const needsSession = ({ permission }: Operation) =>
  permission.kind === 'session' ||
  permission.kind === 'staff' ||
  (permission.kind === 'policy' && permission.session === 'required')
const isForStaff = ({ permission }: Operation) => permission.kind === 'staff'

const curator = expandPermissions(curatorPermissions)
const mayCurator = ({ permission }: Operation) =>
  permission.kind !== 'staff' || permission.anyOf.some((each) => curator.has(each))

describe.each(each(needsSession))('%s', (_id, operation) => {
  it('asks who has no session to sign in', async () => {
    for (const as of [undefined, 'made-up-token', 'x'.repeat(4000)]) {
      const { status, body } = await good(operation, as)
      expect([status, body.error, Object.keys(body)]).toEqual([401, 'unauthenticated', ['message', 'error']])
    }
  })
})

describe.each(each(isForStaff))('%s', (_id, operation) => {
  it('refuses a student', async () => {
    const { status, body } = await good(operation, app.tokens.student)
    expect([status, body.error]).toEqual([403, 'forbidden'])
  })

  it('refuses a student also who names the school’s cabinet', async () => {
    const { status } = await good(operation, app.tokens.student, { 'x-cabinet-id': String(app.demo.cabinet) })
    expect(status).toBe(403)
  })
})

describe.each(each((operation) => isForStaff(operation) && !mayCurator(operation)))(
  '%s',
  (_id, operation) => {
    it('refuses staff without the permission', async () => {
      expect((await good(operation, app.tokens.curator)).status).toBe(403)
    })
  },
)

describe.each(each((operation) => isForStaff(operation) && mayCurator(operation)))('%s', (_id, operation) => {
  it('lets staff with the permission', async () => {
    expect((await good(operation, app.tokens.curator)).status).toBe(200)
  })
})

describe.each(each((operation) => !needsSession(operation)))('%s', (_id, operation) => {
  it('is there for visitors', async () => {
    expect([200, 201, 404]).toContain((await good(operation, undefined)).status)
  })
})
