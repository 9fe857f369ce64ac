import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff, openTestSchool, type TestPerson } from '../../testing/people.ts'
import { addMember } from './use-cases/add-member.ts'
import { changeMember } from './use-cases/change-member.ts'

const app = await testApp()
const { call, dependencies, clock } = app
const { schoolId, owner } = await openTestSchool(app, 'staffed', true)
const other = await openTestSchool(app, 'elsewhere', false)
const as = owner.token

const fullMember = async (): Promise<TestPerson> => {
  const person = await addStaff(app, schoolId, [])
  const member = { schoolId, userId: person.id, groupKeys: ['full_access'] }
  await dependencies.db.transaction((tx) => addMember(tx, member, clock.now()))
  clock.advance(1_001)
  return person
}
const change = (user: number, body: object, by = as) =>
  call('PUT', `/cabinet/users/${user}`, { as: by, body })
const deactivate = (user: number, by = as) => call('POST', `/cabinet/users/${user}/deactivate`, { as: by })
const remove = (user: number, by = as) => call('DELETE', `/cabinet/users/${user}`, { as: by })
const makeGroup = (name: string, permissions: string[], by = as) =>
  call('POST', '/cabinet/access-groups', { as: by, body: { name, permissions } })
const groups = async () => (await call('GET', '/cabinet/access-groups', { as })).body.data
const groupOf = async (key: string) =>
  (await groups()).find((each: { key: string | null }) => each.key === key)
const mayList = async (person: TestPerson) =>
  (await call('GET', '/courses-cards', { as: person.token })).status === 200

describe('one member', () => {
  const read = (user: number, by = as) => call('GET', `/cabinet/users/${user}`, { as: by })

  it('is read like in the list, whoever stands before', async () => {
    const person = await addStaff(app, schoolId, ['course_list'])
    const listed = (await call('GET', `/cabinet/users?search=${person.email}`, { as })).body.data
    const reply = await read(person.id)
    expect(reply.status).toBe(200)
    expect([reply.body.data]).toEqual(listed)
  })

  it('is not found where nobody is called so, or in another school', async () => {
    expect((await read(987_654)).status).toBe(404)
    expect((await read(other.owner.id)).status).toBe(404)
  })

  it('needs the right to see the staff', async () => {
    const person = await addStaff(app, schoolId, ['course_list'])
    expect((await read(owner.id, person.token)).status).toBe(403)
  })
})

describe('rights of a member', () => {
  it('act on the next request, when given and when taken', async () => {
    const person = await addStaff(app, schoolId, [])
    expect(await mayList(person)).toBe(false)
    expect((await change(person.id, { permissions: ['course_list'] })).status).toBe(200)
    expect(await mayList(person)).toBe(true)
    await change(person.id, { permissions: [] })
    expect(await mayList(person)).toBe(false)
  })

  it('come from groups too, and follow a change of the group at once', async () => {
    const person = await addStaff(app, schoolId, [])
    const group = (await makeGroup('Readers', ['course_read'])).body.data
    await change(person.id, { access_group_ids: [group.id] })
    expect(await mayList(person)).toBe(false)
    const path = `/cabinet/access-groups/${group.id}`
    await call('PUT', path, { as, body: { permissions: ['course_read', 'course_list'] } })
    expect(await mayList(person)).toBe(true)
    expect((await call('DELETE', path, { as })).status).toBe(200)
    expect(await mayList(person)).toBe(false)
  })

  it('end with the membership, also for a session that is open (THREATS T7)', async () => {
    const person = await addStaff(app, schoolId, ['course_list'])
    expect(await mayList(person)).toBe(true)
    expect((await deactivate(person.id)).body.data.state).toBe('deactivated')
    expect(await mayList(person)).toBe(false)
    expect((await call('GET', '/cabinet/users/permissions', { as: person.token })).body.data).toEqual([])
    await call('POST', `/cabinet/users/${person.id}/activate`, { as })
    expect(await mayList(person)).toBe(true)
    expect((await remove(person.id)).status).toBe(200)
    expect(await mayList(person)).toBe(false)
  })

  it('give the browser a new session id when they change (THREATS T56)', async () => {
    const person = await addStaff(app, schoolId, [])
    const cookie = `lectern_session=${person.token}`
    await change(person.id, { permissions: ['course_list'] })
    const { headers } = await call('GET', '/user', { headers: { cookie } })
    const renewed = /lectern_session=([^;]+)/.exec(String(headers['set-cookie']))?.[1]
    expect(renewed).toBeDefined()
    expect(renewed).not.toBe(person.token)
  })
})

describe('nobody grants what they lack (THREATS T5)', () => {
  it.each([
    'course_edit',
    'course_all',
    'course_crud',
    'cabinet_root',
    'root',
    '*',
    '*_all',
    'user_edit ',
    'USER_EDIT',
    'course_read.',
    'course_read.nothing',
    'user_edit\u200b',
  ])('not %j, to a member, in a group, or by changing a group', async (bad) => {
    const hr = await addStaff(app, schoolId, ['user_crud', 'accessgroup_crud', 'course_read'])
    const person = await addStaff(app, schoolId, [])
    const own = (await makeGroup(`Own of ${hr.id}`, ['course_read'], hr.token)).body.data
    const path = `/cabinet/access-groups/${own.id}`
    for (const reply of [
      await change(person.id, { permissions: [bad] }, hr.token),
      await makeGroup(`Bad of ${hr.id}`, ['course_read', bad], hr.token),
      await call('PUT', path, { as: hr.token, body: { permissions: ['course_read', bad] } }),
    ])
      expect([reply.status, reply.body.error]).toEqual([403, 'grants_more'])
    const member = (await call('GET', '/cabinet/users?search=Staff', { as })).body.data.find(
      (each: { id: number }) => each.id === person.id,
    )
    expect(member.permissions).toEqual([])
  })

  it('not by a group that holds more, nor by copying one, nor by editing one that holds more', async () => {
    const hr = await addStaff(app, schoolId, ['user_crud', 'accessgroup_crud'])
    const person = await addStaff(app, schoolId, [])
    const assistant = await groupOf('assistant')
    const manager = await groupOf('sales_manager')
    for (const reply of [
      await change(person.id, { access_group_ids: [assistant.id] }, hr.token),
      await call('POST', `/cabinet/access-groups/${assistant.id}/copy`, { as: hr.token, body: {} }),
      await call('PUT', `/cabinet/access-groups/${manager.id}`, { as: hr.token, body: { permissions: [] } }),
      await call('DELETE', `/cabinet/access-groups/${manager.id}`, { as: hr.token }),
    ])
      expect([reply.status, reply.body.error]).toEqual([403, 'grants_more'])
  })

  it('nor touches a member who holds more', async () => {
    const hr = await addStaff(app, schoolId, ['user_all'])
    const full = await fullMember()
    for (const reply of [
      await change(full.id, { permissions: [] }, hr.token),
      await deactivate(full.id, hr.token),
      await remove(full.id, hr.token),
    ])
      expect([reply.status, reply.body.error]).toEqual([403, 'grants_more'])
  })

  it('and everybody may hand on what they hold, the dependencies of it too', async () => {
    const hr = await addStaff(app, schoolId, ['user_crud', 'course_crud'])
    const person = await addStaff(app, schoolId, [])
    const permissions = ['course_read', 'course_read.team', 'course_crud']
    expect((await change(person.id, { permissions }, hr.token)).status).toBe(200)
  })
})

describe('who is out of reach', () => {
  it('the owner, for everybody', async () => {
    const full = await fullMember()
    for (const reply of [
      await change(owner.id, { permissions: [] }, full.token),
      await deactivate(owner.id, full.token),
      await remove(owner.id, full.token),
      await remove(owner.id),
    ])
      expect([reply.status, reply.body.error]).toEqual([403, 'owner_untouchable'])
  })

  it('oneself', async () => {
    const full = await fullMember()
    for (const reply of [
      await change(full.id, { permissions: ['tariff_read'] }, full.token),
      await change(full.id, { access_group_ids: [] }, full.token),
      await deactivate(full.id, full.token),
      await remove(full.id, full.token),
    ])
      expect([reply.status, reply.body.error]).toEqual([403, 'own_rights'])
    expect((await change(full.id, { note: 'Away on Fridays' }, full.token)).status).toBe(200)
  })

  it('people and groups of another school', async () => {
    const stranger = await addStaff(app, other.schoolId, [])
    const there = (await call('GET', '/cabinet/access-groups', { as: other.owner.token })).body.data[0]
    expect((await change(stranger.id, { note: 'x' })).status).toBe(404)
    const person = await addStaff(app, schoolId, [])
    const reply = await change(person.id, { access_group_ids: [there.id] })
    expect([reply.status, reply.body.error]).toEqual([422, 'unknown_group'])
    expect((await call('DELETE', `/cabinet/access-groups/${there.id}`, { as })).status).toBe(404)
  })
})

describe('two at the same moment', () => {
  it('who remove each other: one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await fullMember(), await fullMember()]
      const replies = await Promise.all([remove(two.id, one.token), remove(one.id, two.token)])
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
      const left = (await call('GET', '/cabinet/users', { as })).body.data
      const ids = new Set(left.map((each: { id: number }) => each.id))
      expect([one.id, two.id].filter((id) => ids.has(id))).toHaveLength(1)
    }
  })

  it('who is removed while granting: either it counted before, or it was refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [granter, person] = [await fullMember(), await addStaff(app, schoolId, [])]
      const [removed, granted] = await Promise.all([
        remove(granter.id),
        change(person.id, { permissions: ['order_all'] }, granter.token),
      ])
      expect(removed.status).toBe(200)
      expect([200, 403]).toContain(granted.status)
    }
  })
})

it('a call that waited until its caller was removed changes nothing', async () => {
  const [gone, person] = [await addStaff(app, schoolId, ['user_edit']), await addStaff(app, schoolId, [])]
  await remove(gone.id)
  const actor = { schoolId, userId: gone.id, ip: '127.0.0.1', now: clock.now() }
  const late = dependencies.db.transaction((tx) => changeMember(tx, actor, person.id, { note: 'late' }))
  await expect(late).rejects.toMatchObject({ code: 'forbidden' })
})

describe('access groups', () => {
  it('begin with the ready ones, the system ones first and locked', async () => {
    const list = await groups()
    expect(list.slice(0, 2).map((each: { key: string }) => each.key)).toEqual(['full_access', 'assistant'])
    const full = await groupOf('full_access')
    for (const reply of [
      await call('PUT', `/cabinet/access-groups/${full.id}`, { as, body: { name: 'All' } }),
      await call('DELETE', `/cabinet/access-groups/${full.id}`, { as }),
    ])
      expect([reply.status, reply.body.error]).toEqual([409, 'system_group'])
    const copy = await call('POST', `/cabinet/access-groups/${full.id}/copy`, { as, body: {} })
    expect(copy.body.data).toMatchObject({ name: 'Full access 2', is_system: false, key: null })
  })

  it('have one name each, also for the eye (THREATS T75)', async () => {
    await makeGroup('Mentors', [])
    for (const name of ['mentors', ' Mentors ', 'Men\u200btors', 'Ｍentors'])
      expect((await makeGroup(name, [])).body.error).toBe('group_name_taken')
  })
})

describe('the log', () => {
  it('tells who did what to whom, before and after, and from where; to the owner alone', async () => {
    const full = await fullMember()
    const person = await addStaff(app, schoolId, [])
    await call('PUT', `/cabinet/users/${person.id}`, {
      as: full.token,
      body: { permissions: ['quiz_read'] },
      from: '198.51.100.7',
    })
    const path = `/cabinet/audit-log?action=member.changed&user_id=${full.id}`
    const { body } = await call('GET', path, { as })
    expect(body.data).toMatchObject([
      {
        action: 'member.changed',
        user: { id: full.id },
        target: { id: person.id },
        before: { permissions: [] },
        after: { permissions: ['quiz_read'] },
        ip: '198.51.100.7',
      },
    ])
    expect((await call('GET', path, { as: full.token })).status).toBe(403)
    const later = new Date(clock.now().getTime() + 1).toISOString()
    expect((await call('GET', `${path}&from=${later}`, { as })).body.data).toEqual([])
    expect((await call('GET', path, { as: other.owner.token })).body.data).toEqual([])
  })

  it('writes down every kind of change that was made here', async () => {
    const { body } = await call('GET', '/cabinet/audit-log?per_page=100', { as })
    const kinds = new Set(body.data.map((each: { action: string }) => each.action))
    for (const action of ['member.removed', 'group.created']) expect(kinds).toContain(action)
  })
})
