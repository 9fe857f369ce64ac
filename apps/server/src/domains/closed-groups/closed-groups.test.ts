import { describe, expect, it } from 'vitest'
import { addStaff, openTestSchool, signUp } from '../../testing/people.ts'
import { account, groupSchool } from './testing/group-school.ts'

const school = await groupSchool()
const { app, send } = school
const { call } = app
const group = await school.connectedGroup('Evening talks')
const course = await send('POST', '/courses', { title: 'Evening course' })
const author = await addStaff(app, school.schoolId, ['closedgroup_crud'])
const teacher = await addStaff(app, school.schoolId, ['course_crud', 'marathon_crud'])

const names = async (as: string, query = ''): Promise<string[]> =>
  (await call('GET', `/closed-groups?${query}`, { as })).body.data.map(({ name }: { name: string }) => name)

describe('a closed group', () => {
  it('is worked on by the rights on closed groups alone', async () => {
    const paths = ['', '/members', '/links'].map((part) => `/closed-groups/${group.id}${part}`)
    const statuses = (as: string) =>
      Promise.all(paths.map(async (path) => (await call('GET', path, { as })).status))
    expect(await statuses(author.token)).toEqual([200, 200, 200])
    expect(await statuses(teacher.token)).toEqual([403, 403, 403])
    const body = { name: 'Mine' }
    expect((await call('POST', '/closed-groups', { as: teacher.token, body })).status).toBe(403)
    expect((await call('GET', `/courses/${course.id}`, { as: author.token })).status).toBe(403)
    const people = `/products/${group.productId}/participants`
    expect((await call('GET', people, { as: author.token })).status).toBe(200)
    expect((await call('GET', people, { as: teacher.token })).status).toBe(404)
  })

  it('is worked on by whoever has a place on its team', async () => {
    const helper = await addStaff(app, school.schoolId, [])
    const path = `/closed-groups/${group.id}`
    expect((await call('GET', path, { as: helper.token })).status).toBe(403)
    await send('PUT', `/products/${group.productId}/team/${helper.id}`, { role: 'administrator' })
    expect((await call('GET', path, { as: helper.token })).status).toBe(200)
    expect(await names(helper.token)).toEqual(['Evening talks'])
    const other = await school.connectedGroup('Of others')
    expect((await call('GET', `/closed-groups/${other.id}`, { as: helper.token })).status).toBe(404)
    await send('DELETE', `/closed-groups/${other.id}`)
  })

  it('is found in the menu by whoever has a place on its team, and courses are not', async () => {
    const helper = await addStaff(app, school.schoolId, [])
    await send('PUT', `/products/${group.productId}/team/${helper.id}`, { role: 'assistant' })
    const rights: string[] = (await call('GET', '/cabinet/users/permissions', { as: helper.token })).body.data
    expect(rights).toContain('closedgroup_list.team')
    expect(rights.filter((right) => /^(course|marathon)_/u.test(right))).toEqual([])
    expect((await call('GET', `/closed-groups/${group.id}/links`, { as: helper.token })).status).toBe(403)
  })

  it('shows its assistants the members whom they look after', async () => {
    const [helper, mine, theirs] = [
      await addStaff(app, school.schoolId, []),
      await school.knownLearner(group, account(71)),
      await school.knownLearner(group, account(72)),
    ]
    const product = `/products/${group.productId}`
    await send('PUT', `${product}/team/${helper.id}`, { role: 'assistant', sees: 'groups' })
    const teams = (await call('GET', `${product}/team`, { as: helper.token })).body.data
    const own = teams.find(({ user }: { user: { id: number } }) => user.id === helper.id).own_group_id
    const members = async (as: string): Promise<number[]> =>
      (await call('GET', `/closed-groups/${group.id}/members`, { as })).body.data.map(
        ({ user }: { user: { id: number } }) => user.id,
      )
    expect(await members(helper.token)).toEqual([])
    await send('PUT', `${product}/groups/${own}/participants`, { user_ids: [mine.id] })
    expect(await members(helper.token)).toEqual([mine.id])
    expect(await members(school.owner.token)).toEqual(expect.arrayContaining([mine.id, theirs.id]))
  })

  it('stands in its own list, searched and by state, and in no list of courses', async () => {
    await send('POST', '/closed-groups', { name: 'Morning talks' })
    expect(await names(school.owner.token)).toEqual(['Morning talks', 'Evening talks'])
    expect(await names(school.owner.token, 'query=talks%20even')).toEqual(['Evening talks'])
    expect(await names(school.owner.token, 'state=ok')).toEqual(['Evening talks'])
    const found = async (path: string) =>
      JSON.stringify((await call('GET', path, { as: school.owner.token })).body)
    for (const path of [
      '/courses-cards',
      '/courses/list',
      '/courses/search?query=evening',
      '/public/courses',
    ])
      expect(await found(path)).not.toContain('Evening talks')
    expect(await found('/courses-cards')).toContain('Evening course')
  })

  it('takes no address away from courses', async () => {
    const { slug } = await send('POST', '/courses', { title: 'Evening talks' })
    expect(slug).toBe('evening-talks')
  })

  it('stands among what a person takes part in, with the way to its page', async () => {
    const person = await signUp(app)
    await send('POST', `/public/closed-groups/${group.id}/join`, undefined, person.token)
    const user = (await call('GET', '/user', { as: person.token })).body.data
    expect([user.courseCount, user.subscriptions.length]).toEqual([0, 1])
    const { body } = await call('GET', '/user/products', { as: person.token })
    expect(body.data).toMatchObject([
      { type: 'closed_group', title: 'Evening talks', link: `/group-access/${group.id}`, state: 'active' },
    ])
  })

  it('is a draft without anybody when it is made, and changes by its name and description', async () => {
    const made = await send('POST', '/closed-groups', { name: 'New', description: ' Words ' })
    expect(made).toMatchObject({
      status_id: 1,
      enrolment: 'closed',
      description: 'Words',
      participants_count: 0,
    })
    const changed = await send('PATCH', `/closed-groups/${made.id}`, { name: 'Renamed', status_id: 3 })
    expect([changed.name, changed.description, changed.status_id]).toEqual(['Renamed', 'Words', 3])
    await send('DELETE', `/closed-groups/${made.id}`)
    expect((await call('GET', `/closed-groups/${made.id}`, { as: school.owner.token })).status).toBe(404)
  })

  it('of another school is not there', async () => {
    const { owner } = await openTestSchool(app, 'rival', false)
    expect((await call('GET', `/closed-groups/${group.id}`, { as: owner.token })).status).toBe(404)
    const page = await call('GET', `/public/closed-groups/${group.id}`, {
      headers: { host: 'rival.localhost' },
    })
    expect(page.status).toBe(404)
  })

  it('takes an invitation by letter, as a course does', async () => {
    const path = `/products/${group.productId}/participants`
    const invited = await send('POST', path, { email: 'somebody@lectern.test' })
    expect([invited.state, invited.user]).toEqual(['invited', null])
  })
})
