import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff, type TestPerson } from '../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'teamed', true)
const { schoolId, owner, productId, courseId, lesson, quizId } = school
const as = owner.token
const elsewhere = await teachingSchool(app, 'other-team', false)

const practise = async (person: TestPerson) =>
  (await call('POST', `/lessons/${lesson.id}/quizzes/${quizId}/start-attempt`, { as: person.token })).body
    .data.id
const learner = async () => {
  const person = await joinSchool(app, school)
  return { ...person, attempt: await practise(person) }
}
const [ann, ben, cid, dan] = [await learner(), await learner(), await learner(), await learner()]
const everybody = [ann, ben, cid, dan].map(({ id }) => id)

const put = (path: string, body: object, by = as) =>
  call('PUT', `/products/${productId}${path}`, { as: by, body })
const join = async (role: string, rest: object = {}) => {
  const person = await addStaff(app, schoolId, [])
  const { status, body } = await put(`/team/${person.id}`, { role, ...rest })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...person, place: body.data }
}
const makeGroup = async (name: string, participants: { id: number }[]) => {
  const { body } = await call('POST', `/products/${productId}/groups`, { as, body: { name } })
  await put(`/groups/${body.data.id}/participants`, { user_ids: participants.map(({ id }) => id) })
  return body.data.id
}
const numbers = (ids: number[]) => ids.toSorted((a, b) => a - b)
const seenPractices = async (person: TestPerson) =>
  numbers(
    (await call('GET', '/practices?per_page=100', { as: person.token })).body.data.map(
      (each: { learner: { id: number } }) => each.learner.id,
    ),
  )
const seenParticipants = async (person: TestPerson) => {
  const reply = await call('GET', `/products/${productId}/participants?per_page=100`, { as: person.token })
  return reply.status === 200
    ? numbers(reply.body.data.map((each: { user: { id: number } }) => each.user.id))
    : reply.status
}
const open = (person: TestPerson, attempt: number) =>
  call('GET', `/practices/${attempt}`, { as: person.token })

const morning = await makeGroup('Morning', [ann])
const evening = await makeGroup('Evening', [ben])

describe('an assistant sees exactly the learners that the place gives', () => {
  it.each([
    ['groups', {}, [ann]],
    ['outside_groups', {}, [ann, cid, dan]],
    ['all', {}, [ann, ben, cid, dan]],
    ['none', {}, []],
  ] as const)('who sees “%s”', async (sees, rest, expected) => {
    const assistant = await join('assistant', { sees, group_ids: [morning], ...rest })
    const ids = numbers(expected.map(({ id }) => id))
    expect(await seenPractices(assistant)).toEqual(ids)
    for (const each of [ann, ben, cid])
      expect((await open(assistant, each.attempt)).status).toBe(ids.includes(each.id) ? 200 : 404)
  })

  it('in the list of participants too', async () => {
    const assistant = await join('assistant', { sees: 'groups', group_ids: [morning, evening] })
    expect(await seenParticipants(assistant)).toEqual(numbers([ann.id, ben.id]))
  })

  it('with a group of the own, which changes with who is put into it', async () => {
    const assistant = await join('assistant')
    const own = assistant.place.own_group_id
    expect(await seenPractices(assistant)).toEqual([])
    await put(`/groups/${own}/participants`, { user_ids: [dan.id] })
    expect(await seenPractices(assistant)).toEqual([dan.id])
    for (const reply of [
      await put(`/groups/${own}`, { name: 'Mine' }),
      await call('DELETE', `/products/${productId}/groups/${own}`, { as }),
    ])
      expect([reply.status, reply.body.error]).toEqual([409, 'own_group'])
    await call('DELETE', `/products/${productId}/team/${assistant.id}`, { as })
    expect((await call('GET', '/practices', { as: assistant.token })).status).toBe(403)
    const groups = (await call('GET', `/products/${productId}/groups`, { as })).body.data
    expect(groups.map((each: { id: number }) => each.id)).not.toContain(own)
  })

  it('also when learners can no longer choose them', async () => {
    const assistant = await join('assistant', {
      group_ids: [morning],
      expires_at: '2020-01-01T00:00:00.000Z',
    })
    expect(assistant.place.is_available).toBe(false)
    expect(await seenPractices(assistant)).toEqual([ann.id])
  })
})

describe('a senior assistant', () => {
  it('sees the own learners and those of the chosen assistants', async () => {
    const junior = await join('assistant', { group_ids: [morning] })
    const senior = await join('senior_assistant', { group_ids: [evening], assistant_ids: [junior.id] })
    expect(await seenPractices(senior)).toEqual(numbers([ann.id, ben.id]))
    await put(`/team/${senior.id}`, { role: 'senior_assistant', assistant_ids: [] })
    expect(await seenPractices(senior)).toEqual([ben.id])
    const refused = await put(`/team/${senior.id}`, { role: 'senior_assistant', assistant_ids: [owner.id] })
    expect([refused.status, refused.body.error]).toEqual([422, 'unknown_assistant'])
  })
})

describe('other places on a team', () => {
  it('owner and administrator see everybody of their product, and change its team', async () => {
    for (const role of ['owner', 'administrator']) {
      const person = await join(role)
      expect(await seenPractices(person)).toEqual(numbers(everybody))
      const colleague = await addStaff(app, schoolId, [])
      expect((await put(`/team/${colleague.id}`, { role: 'assistant' }, person.token)).status).toBe(200)
      expect((await put(`/team/${person.id}`, { role: 'owner' }, person.token)).body.error).toBe('own_rights')
    }
  })

  it('owner and administrator write the course, and no other one', async () => {
    const { body: other } = await call('POST', '/courses', { as, body: { title: 'Another course' } })
    for (const role of ['owner', 'administrator']) {
      const { token } = await join(role)
      const write = (method: string, path: string, body?: object) => call(method, path, { as: token, body })
      expect((await write('PUT', `/courses/${courseId}`, { description: `By the ${role}` })).status).toBe(200)
      const { body } = await write('POST', `/courses/${courseId}/lessons-new`, { title: 'By a colleague' })
      const [section] = body.data.sections
      expect((await write('PUT', `/info-section/${section.id}`, { name: 'Named' })).status).toBe(200)
      expect((await write('PUT', `/lessons/${body.data.id}/copy/${lesson.id}`)).status).toBe(200)
      expect((await write('DELETE', `/courses/${courseId}/lessons-new/${body.data.id}`)).status).toBe(200)
      for (const [method, path, change] of [
        ['PUT', `/courses/${other.data.id}`, { title: 'Taken' }],
        ['POST', `/courses/${other.data.id}/lessons-new`, { title: 'Slipped in' }],
        ['DELETE', `/courses/${other.data.id}`, undefined],
        ['DELETE', `/courses/${elsewhere.courseId}/lessons-new/${elsewhere.lesson.id}`, undefined],
        ['PUT', `/info-section/${elsewhere.lesson.sectionId}`, { name: 'Taken' }],
      ] as const) {
        expect([path, (await write(method, path, change)).status]).toEqual([path, 404])
      }
    }
    const assistant = await join('assistant')
    const refused = await call('PUT', `/courses/${courseId}`, { as: assistant.token, body: { title: 'x' } })
    expect(refused.status).toBe(403)
  })

  it('a public figure reads the course and sees nobody’s work', async () => {
    const figure = await join('public_figure')
    expect((await call('GET', `/courses/${courseId}`, { as: figure.token })).status).toBe(200)
    expect((await call('GET', '/practices', { as: figure.token })).status).toBe(403)
    expect(await seenParticipants(figure)).toEqual([])
  })

  it('let nobody change a team without the right, nor give more than they have', async () => {
    const assistant = await join('assistant', { sees: 'all' })
    const colleague = await addStaff(app, schoolId, [])
    expect((await put(`/team/${colleague.id}`, { role: 'assistant' }, assistant.token)).status).toBe(403)
    const planner = await addStaff(app, schoolId, ['course_personalize', 'course_read'])
    const refused = await put(`/team/${colleague.id}`, { role: 'administrator' }, planner.token)
    expect([refused.status, refused.body.error]).toEqual([403, 'grants_more'])
  })
})

describe('a place on one product', () => {
  it('shows no other product of the school', async () => {
    const second = (await call('POST', '/courses', { as, body: { title: 'Second course' } })).body.data
    const assistant = await join('assistant', { sees: 'all' })
    const cards = (await call('GET', '/courses-cards', { as: assistant.token })).body.data
    expect(cards.map((each: { id: number }) => each.id)).toEqual([courseId])
    expect((await call('GET', `/courses/${second.id}`, { as: assistant.token })).status).toBe(404)
    const path = `/products/${second.product_id}`
    for (const part of ['team', 'groups', 'participants'])
      expect((await call('GET', `${path}/${part}`, { as: assistant.token })).status).toBe(404)
  })

  it('is no seat in another school, and none is given to who is not on the staff', async () => {
    const assistant = await join('assistant', { sees: 'all' })
    const headers = { 'x-cabinet-id': String(elsewhere.schoolId) }
    expect((await call('GET', '/practices', { as: assistant.token, headers })).status).toBe(404)
    expect((await put(`/team/${ann.id}`, { role: 'assistant' })).status).toBe(404)
    expect((await put(`/team/${elsewhere.owner.id}`, { role: 'assistant' })).status).toBe(404)
  })

  it('ends with the membership', async () => {
    const assistant = await join('assistant', { sees: 'all' })
    await call('DELETE', `/cabinet/users/${assistant.id}`, { as })
    const team = (await call('GET', `/products/${productId}/team`, { as })).body.data
    expect(team.map((each: { user: { id: number } }) => each.user.id)).not.toContain(assistant.id)
    expect((await call('GET', '/practices', { as: assistant.token })).status).toBe(403)
  })
})

describe('a school-wide “.team” right', () => {
  it('shows what the places on teams show, and nothing without one', async () => {
    const rights = ['practice_list.team', 'practice_read.team', 'practice_curator.team', 'course_read.team']
    const person = await addStaff(app, schoolId, rights)
    expect(await seenPractices(person)).toEqual([])
    expect((await open(person, ann.attempt)).status).toBe(404)
    await put(`/team/${person.id}`, { role: 'assistant', group_ids: [evening] })
    expect(await seenPractices(person)).toEqual([ben.id])
  })
})

describe('groups', () => {
  it('hold participants of the product only, and assistants of its team', async () => {
    const stranger = await joinSchool(app, school)
    await call('DELETE', `/products/${productId}/participants/${stranger.id}`, { as })
    const group = await makeGroup('Checked', [])
    const unknown = await put(`/groups/${group}/participants`, { user_ids: [ann.id, stranger.id] })
    expect([unknown.status, unknown.body.error]).toEqual([422, 'unknown_participant'])
    const assistants = await put(`/groups/${group}/assistants`, { user_ids: [owner.id] })
    expect([assistants.status, assistants.body.error]).toEqual([422, 'unknown_assistant'])
    expect((await put(`/groups/${group}`, { name: 'Morning' })).body.error).toBe('participant_group_taken')
  })

  const add = (group: number, user_ids: unknown, by = as, product = productId) =>
    call('POST', `/products/${product}/groups/${group}/participants`, { as: by, body: { user_ids } })

  it('take more participants beside those they have, also from two people at once', async () => {
    const group = await makeGroup('Growing', [ann])
    const replies = await Promise.all([
      add(group, [ben.id, ann.id]),
      add(group, [cid.id]),
      add(group, [dan.id]),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const groups = (await call('GET', `/products/${productId}/groups`, { as })).body.data
    const grown = groups.find((each: { id: number }) => each.id === group)
    expect(numbers(grown.participant_ids)).toEqual(numbers(everybody))
  })

  it('take all who are added or none, and nobody of another place', async () => {
    const group = await makeGroup('Whole', [ann])
    const refused = await add(group, [ben.id, elsewhere.owner.id])
    expect([refused.status, refused.body.error]).toEqual([422, 'unknown_participant'])
    for (const wrong of [[], ['x'], [ben.id, -1], 'all', Array.from({ length: 501 }, (_each, at) => at + 1)])
      expect((await add(group, wrong)).status).toBe(422)
    const assistant = await join('assistant', { sees: 'all' })
    expect((await add(group, [ben.id], assistant.token)).status).toBe(403)
    expect((await add(group, [ben.id], ann.token)).status).toBe(403)
    expect((await add(group, [ben.id], elsewhere.owner.token)).status).toBe(404)
    expect((await add(group, [ben.id], as, elsewhere.productId)).status).toBe(404)
    const groups = (await call('GET', `/products/${productId}/groups`, { as })).body.data
    expect(groups.find((each: { id: number }) => each.id === group).participant_ids).toEqual([ann.id])
  })
})
