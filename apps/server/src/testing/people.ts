import { insertMember, openSchool } from '../domains/staff/index.ts'
import type { TestApp } from './app.ts'
import type { SchoolId } from '../platform/school-id.ts'

export interface TestPerson {
  readonly id: number
  readonly email: string
  readonly token: string
}

let people = 0

/** Signs a new person up through the API. */
export const signUp = async ({ call }: TestApp, name = 'Test Person'): Promise<TestPerson> => {
  people += 1
  const email = `person-${people}@lectern.test`
  const { status, body } = await call('POST', '/auth/register', {
    body: { name, email, password: 'test-password' },
    // Sign-ups of one address are limited by the minute.
    from: `203.0.113.${people % 250}`,
  })
  if (status !== 201) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`)
  return { id: body.data.user.id, email, token: body.data.token }
}

/** A school with its owner. The first one of a test is the primary school of `localhost`. */
export const openTestSchool = async (app: TestApp, slug: string, isPrimary: boolean) => {
  const owner = await signUp(app, `Owner of ${slug}`)
  const open = () =>
    app.dependencies.db.transaction((tx) =>
      openSchool(
        tx,
        { name: slug, slug, ownerId: owner.id, isPrimary, timeZone: 'Europe/Kyiv' },
        app.clock.now(),
      ),
    )
  const schoolId = await app.dependencies.notifications.dispatchAfterCommit(open)
  return { schoolId, owner }
}

/** A member of a school's staff with exactly these permissions. */
export const addStaff = async (
  app: TestApp,
  schoolId: SchoolId,
  permissions: string[],
): Promise<TestPerson> => {
  const person = await signUp(app, 'Staff member')
  await app.dependencies.db.transaction((tx) =>
    insertMember(tx, { schoolId, userId: person.id, permissions }, app.clock.now()),
  )
  return person
}
