import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'
import { addStaff, signUp, type TestPerson } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'asking', true)
const rival = await teachingSchool(app, 'rival-asking', false)
const letters = await openTestMailServer(app)
const as = school.owner.token
const path = `/products/${school.productId}/participants`

const add = (email: string, by = as) => call('POST', path, { as: by, body: { email } })
const invited = async () => (await call('GET', `${path}/invited`, { as })).body
const participants = async (): Promise<number[]> =>
  (await call('GET', path, { as })).body.data.map(({ user }: { user: { id: number } }) => user.id)
const tokenIn = ({ link }: { link: string }) => link.slice(link.lastIndexOf('/') + 1)
const tokenFor = async (email: string) => tokenIn(await letters.newest(email))
const accept = (token: string, by: TestPerson) =>
  call('POST', `/invitations/${token}/accept`, { as: by.token })
const day = 24 * 60 * 60 * 1000

describe('adding somebody by an e-mail', () => {
  it('tells nothing of a person of another school, and lets nobody in', async () => {
    const stranger = await signUp(app, 'Secret Name')
    const theirs = { as: stranger.token, headers: { host: 'rival-asking.localhost' } }
    expect((await call('POST', `/public/courses/${rival.courseId}/join`, theirs)).status).toBe(200)
    const known = await add(stranger.email)
    const unknown = await add('nobody-yet@lectern.test')
    const shape = ({ status, body }: typeof known) => [
      status,
      { ...body.data, invitation: { ...body.data.invitation, id: 0, email: '' } },
    ]
    expect(shape(known)).toEqual(shape(unknown))
    expect(known.body.data).toMatchObject({
      user: null,
      state: 'invited',
      invitation: { email: stranger.email },
    })
    expect(JSON.stringify([known.body, await invited()])).not.toContain('Secret Name')
    expect(await participants()).not.toContain(stranger.id)
  })

  it('lets people of the school in at once: staff, and who has taken part in something before', async () => {
    const assistant = await addStaff(app, school.schoolId, [])
    expect((await add(assistant.email)).body.data).toMatchObject({
      user: { id: assistant.id },
      state: 'active',
      invitation: null,
    })
    const left = await joinSchool(app, school)
    await call('DELETE', `${path}/${left.id}`, { as })
    expect((await add(left.email)).body.data.user.id).toBe(left.id)
  })
})

describe('the invitation to a course', () => {
  it('is a letter that its person accepts, and then takes part', async () => {
    const person = await signUp(app, 'Invited Person')
    await letters.take(person.email)
    await add(person.email)
    const letter = await letters.newest(person.email)
    expect([letter.subject, letter.text]).toEqual([
      'You are invited to the course “Course of asking”',
      expect.stringContaining('invites you to the course “Course of asking”'),
    ])
    const token = tokenIn(letter)
    const shown = (await call('GET', `/invitations/${token}`, { as: person.token })).body.data
    expect(shown).toMatchObject({ course: 'Course of asking', is_for_caller: true })
    const alerts = (await call('GET', '/alerts', { as: person.token })).body.data
    expect(alerts).toContainEqual(expect.objectContaining({ code: 'course_invitation_waiting' }))
    expect((await accept(token, person)).status).toBe(200)
    expect(await participants()).toContain(person.id)
    expect((await call('GET', '/cabinet/users/permissions', { as: person.token })).body.data).toEqual([])
    expect(JSON.stringify(await invited())).not.toContain(person.email)
    expect((await accept(token, person)).status).toBe(404)
  })

  it('that is accepted is how the school came to know its person, unless it knew them before', async () => {
    const inviteTo = async ({ owner, productId }: typeof rival, person: TestPerson) => {
      const order = { as: owner.token, body: { email: person.email } }
      expect((await call('POST', `/products/${productId}/participants`, order)).status).toBe(201)
      expect((await accept(await tokenFor(person.email), person)).status).toBe(200)
    }
    const sourceIn = async ({ owner }: typeof rival, { email }: TestPerson): Promise<string[]> =>
      (await call('GET', `/contacts?search=${email}`, { as: owner.token })).body.data.map(
        ({ source }: { source: string }) => source,
      )
    const person = await signUp(app)
    await inviteTo(rival, person)
    await inviteTo(school, person)
    expect(await sourceIn(rival, person)).toEqual(['invitation'])
    expect(await sourceIn(school, person)).toEqual(['registration'])
  })

  it('is for the invited address alone, for seven days, until it is withdrawn', async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    const { invitation } = (await add(person.email)).body.data
    const token = await tokenFor(person.email)
    expect((await accept(token, other)).body.error).toBe('invitation_for_other')
    const foreign = `/products/${rival.productId}/participants/invited/${invitation.id}`
    expect((await call('DELETE', foreign, { as: rival.owner.token })).status).toBe(404)
    expect((await call('DELETE', `${path}/invited/${invitation.id}`, { as })).status).toBe(200)
    expect((await accept(token, person)).status).toBe(404)
    await add(person.email)
    const late = await tokenFor(person.email)
    clock.advance(7 * day)
    expect((await accept(late, person)).status).toBe(404)
  })

  it('is asked for again after a minute, by one letter, and stays one', async () => {
    const email = 'again@lectern.test'
    const first = (await add(email)).body.data.invitation
    expect((await add(email)).body.data.invitation.id).toBe(first.id)
    expect(await letters.take(email)).toHaveLength(1)
    clock.advance(60_000)
    await add(email)
    expect(await letters.take(email)).toHaveLength(1)
    const waiting = (await invited()).data.filter((each: { email: string }) => each.email === email)
    expect(waiting).toHaveLength(1)
  })

  it('stands beside an invitation to the staff, and neither shows among the other', async () => {
    const email = 'both@lectern.test'
    await add(email)
    const staff = await call('POST', '/cabinet/users/invitations', { as, body: { email } })
    expect(staff.status).toBe(201)
    const listed = await call('GET', '/cabinet/users?per_page=100', { as })
    expect(
      listed.body.data.filter((row: { email: string; kind: string }) => row.email === email),
    ).toHaveLength(1)
  })

  it('is seen and withdrawn by those who may change the course', async () => {
    const reader = await addStaff(app, school.schoolId, ['course_read'])
    expect((await call('GET', `${path}/invited`, { as: reader.token })).status).toBe(403)
    expect((await add('x@lectern.test', reader.token)).status).toBe(403)
    expect((await call('GET', `${path}/invited`, { as: rival.owner.token })).status).toBe(404)
    expect((await call('GET', `${path}/invited`)).status).toBe(401)
  })
})
