import { describe, expect, it } from 'vitest'
import type { Operation } from '@lectern/contract/kernel/operation'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import { operations } from '@lectern/contract/catalogue'
import { announceRightsChange } from '../domains/staff/rights-change.ts'
import { updateMemberRow } from '../domains/staff/members.repository.ts'
import { demoApp, type DemoApp } from '../testing/every-operation/demo-school.ts'
import {
  expectedOf,
  isExpected,
  type WalkRole,
  walkRoles,
} from '../testing/every-operation/expected-status.ts'
import { addStaff, signUp, type TestPerson } from '../testing/people.ts'
import { addressOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'

/** Every role with a database of its own: what one role changes, no other meets. */
interface Walker {
  readonly app: DemoApp
  /** Session token; none for visitors. */
  readonly as: string | undefined
  /** Called before each operation. */
  readonly prepare: (operation: Operation) => Promise<void>
}

const walkerOf: Readonly<Record<WalkRole, (app: DemoApp) => Promise<Walker>>> = {
  visitor: async (app) => ({ app, as: undefined, prepare: nothing }),
  learner: async (app) => ({ app, as: app.tokens.student, prepare: nothing }),
  foreign_learner: async (app) => ({ app, as: (await foreignLearner(app)).token, prepare: nothing }),
  staff: async (app) => {
    const person = await addStaff(app, app.demo.school, [])
    return { app, as: person.token, prepare: nothing }
  },
  staff_with: async (app) => {
    const person = await addStaff(app, app.demo.school, [])
    return { app, as: person.token, prepare: (operation) => giveRights(app, person, operation) }
  },
  owner: async (app) => ({ app, as: app.tokens.expert, prepare: nothing }),
  foreign_owner: async (app) => ({ app, as: app.tokens.rival, prepare: nothing }),
}

const nothing = async () => {}

/** Somebody who takes part in the other school only. */
const foreignLearner = async (app: DemoApp): Promise<TestPerson> => {
  const person = await signUp(app, 'Student of another school')
  const headers = { host: 'rival.localhost' }
  const joined = await app.call('POST', `/public/courses/${app.rival.course}/join`, {
    as: person.token,
    headers,
  })
  if (joined.status !== 200) throw new Error(`Joining answered ${joined.status}`)
  return person
}

/** Lets a member hold the first right that the operation names, with what its sample hands on, and nothing else. */
const giveRights = async (app: DemoApp, person: TestPerson, operation: Operation) => {
  const { permission } = operation
  const { handsOn = [] } = sampleOf(operation, app.demo)
  const permissions: PermissionString[] =
    permission.kind === 'staff'
      ? [permission.anyOf[0], ...(permission.alsoAnyOf?.slice(0, 1) ?? []), ...handsOn]
      : []
  await app.dependencies.notifications.dispatchAfterCommit(() =>
    app.dependencies.db.transaction(async (tx) => {
      await updateMemberRow(tx, { schoolId: app.demo.school, userId: person.id }, { permissions })
      await announceRightsChange(tx, [person.id])
    }),
  )
}

/** What would make the rest of the walk another one: the session ends, or a student owns a school and cannot leave. */
const isWalked = ({ id }: Operation, role: WalkRole): boolean =>
  id !== 'identity.logout' && !(id === 'staff.createSchool' && role === 'learner')

describe.each(walkRoles)('the %s', async (role) => {
  const walker = await walkerOf[role](await demoApp())
  const walked = sampledOperations.filter(
    (operation) => isWalked(operation, role) && expectedOf(operation, role) !== 'nobody',
  )

  it.each(walked.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const { app, as } = walker
    await walker.prepare(operation)
    const { body, ...address } = sampleOf(operation, app.demo)
    const isStaff = operation.permission.kind === 'staff'
    const headers = isStaff ? { 'x-cabinet-id': String(app.demo.school) } : {}
    const reply = await app.call(operation.method, addressOf(operation, address), { as, body, headers })
    const expected = expectedOf(operation, role)
    const error = expected === 401 ? 'unauthenticated' : reply.body.error
    const isGood = isExpected(expected, reply.status) && reply.body.error === error
    expect([expected, reply.status, isGood ? null : reply.body]).toEqual([expected, reply.status, null])
  })
})

describe('no session', async () => {
  const app = await demoApp()
  it.each(['made-up-token', 'x'.repeat(4000)])('is the same as a token that is none (%#)', async (as) => {
    for (const operation of operations.filter((each) => expectedOf(each, 'visitor') === 401)) {
      const { body, ...address } = sampleOf(operation, app.demo)
      const reply = await app.call(operation.method, addressOf(operation, address), { as, body })
      expect([operation.id, reply.status, Object.keys(reply.body)]).toEqual([
        operation.id,
        401,
        ['message', 'error'],
      ])
    }
  })
})
it('every policy says whom it lets through', () => {
  const silent = operations.filter(
    ({ permission }) => permission.kind === 'policy' && permission.allows === undefined,
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})
