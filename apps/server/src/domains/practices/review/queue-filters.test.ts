import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { leaveOffer, makeOffer } from '../../../testing/offer.ts'
import { addStaff, type TestPerson } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'queue', true)
const elsewhere = await teachingSchool(app, 'queue-elsewhere', false)
const owner = school.owner.token
await call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: { check_type: 'manual' } } })
const { begin, finish, started } = practiceIn(app, school)

const handedIn = async (): Promise<TestPerson & { attempt: number }> => {
  clock.advance(60_000)
  const { attempt, ...learner } = await started()
  await finish(learner.token, attempt.id, [one('one-wrong'), two(['two-right-a'])])
  return { ...learner, attempt: Number(attempt.id) }
}
const [ann, ben, cleo] = [await handedIn(), await handedIn(), await handedIn()]
const list = async (query: string, as = owner) => (await call('GET', `/practices?${query}`, { as })).body
const found = async (query: string, as = owner): Promise<number[]> =>
  (await list(query, as)).data.map(({ attempt }: { attempt: { id: number } }) => attempt.id)
const next = async (body: object, as = owner) => {
  const { data } = (await call('POST', '/practices/next', { as, body })).body
  if (data !== null) await call('DELETE', `/practices/${data.attempt.id}/claim`, { as })
  return data?.attempt.id ?? null
}
/** By the list, by its count, and by the search for the next one. */
const lookUp = async (query: string, filter: object) => {
  const { data, meta } = await list(`status_id=6&order=waiting&${query}`)
  const listed: number[] = data.map(({ attempt }: { attempt: { id: number } }) => attempt.id)
  return { listed, total: meta.total, next: await next(filter) }
}
const only = (...attempts: readonly number[]) => ({
  listed: attempts,
  total: attempts.length,
  next: attempts[0] ?? null,
})

it('shows what has waited longest first where that is asked for, the latest otherwise', async () => {
  expect(await found('')).toEqual([cleo.attempt, ben.attempt, ann.attempt])
  expect(await lookUp('', {})).toEqual(only(ann.attempt, ben.attempt, cleo.attempt))
})

it('narrows by course, lesson and quiz', async () => {
  const all = [ann.attempt, ben.attempt, cleo.attempt]
  const { id: courseId } = (await call('GET', '/courses/list', { as: owner })).body.data[0]
  const { id: lessonId } = school.lesson
  expect(await lookUp(`course_id=${courseId}`, { course_id: courseId })).toEqual(only(...all))
  expect(await lookUp(`lesson_id=${lessonId}`, { lesson_id: lessonId })).toEqual(only(...all))
  expect(await lookUp(`quiz_id=${school.quizId}`, { quiz_id: school.quizId })).toEqual(only(...all))
  for (const part of ['course_id', 'lesson_id', 'quiz_id'])
    expect(await lookUp(`${part}=99999999`, { [part]: 99_999_999 })).toEqual(only())
})

it('narrows by name, by e-mail and by when it was handed in', async () => {
  expect(await lookUp(`query=${encodeURIComponent(ben.email)}`, { query: ben.email })).toEqual(
    only(ben.attempt),
  )
  expect(await lookUp('query=nobody', { query: 'nobody' })).toEqual(only())
  const finished = async (attempt: number) =>
    (await call('GET', `/practices/${attempt}`, { as: owner })).body.data.attempt.finished_at
  const [from, until] = [await finished(ben.attempt), await finished(cleo.attempt)]
  const days = { finished_from: from, finished_until: until }
  expect(await lookUp(`finished_from=${from}&finished_until=${until}`, days)).toEqual(only(ben.attempt))
})

it('narrows by the group, by who looks after it, checks or has decided, and by the offer', async () => {
  const groups = `/products/${school.productId}/groups`
  const send = async (method: string, path: string, body: object) =>
    (await call(method, path, { as: owner, body })).body.data
  const { id: group } = await send('POST', groups, { name: 'Evenings' })
  await send('PUT', `${groups}/${group}/participants`, { user_ids: [ben.id] })
  expect(await lookUp(`group_id=${group}`, { group_id: group })).toEqual(only(ben.attempt))

  const [assistant, other] = [
    await addStaff(app, school.schoolId, ['practice_list', 'practice_curator']),
    await addStaff(app, school.schoolId, ['practice_list', 'practice_curator']),
  ]
  expect(await lookUp(`assistant_id=${assistant.id}`, { assistant_id: assistant.id })).toEqual(only())
  await call('PUT', `/practices/${cleo.attempt}/claim`, { as: assistant.token, body: {} })
  expect(await found(`assistant_id=${assistant.id}`)).toEqual([cleo.attempt])
  await call('PATCH', `/practices/${cleo.attempt}`, { as: assistant.token, body: { status_id: 1 } })
  const [decided] = (await list(`assistant_id=${assistant.id}`)).data
  expect(decided).toMatchObject({
    attempt: { id: cleo.attempt, status_id: 1 },
    assistant: { id: assistant.id },
    versions: [{ id: cleo.attempt, status_id: 1 }],
  })
  await send('PUT', `/products/${school.productId}/team/${other.id}`, {
    role: 'assistant',
    sees: 'groups',
    group_ids: [group],
  })
  expect(await found(`assistant_id=${other.id}`)).toEqual([ben.attempt])

  const unused = await makeOffer(app, school)
  expect(await lookUp(`offer_id=${unused}`, { offer_id: unused })).toEqual(only())
  const offer = await leaveOffer(app, school, ann.id, { lessonIds: [school.lesson.id] })
  expect(await lookUp(`offer_id=${offer}`, { offer_id: offer })).toEqual(only(ann.attempt))
})

it('counts what was said and not read, by the whole chain of versions', async () => {
  const place = { commentable_type: 'quiz-attempt', commentable_id: ann.attempt }
  const said = await call('POST', '/comments', { as: ann.token, body: { ...place, text: 'Is it right?' } })
  expect(said.status).toBe(201)
  expect(await lookUp('unread=1', { unread: true })).toEqual(only(ann.attempt))
  expect((await list('unread=1')).data[0].unread_count).toBe(1)
  await call('PATCH', `/practices/${ann.attempt}`, { as: owner, body: { status_id: 3 } })
  const again = await begin(ann.token)
  await finish(ann.token, again.id)
  const [row] = (await list('status_id=6&unread=1')).data
  expect(row).toMatchObject({ attempt: { id: again.id }, unread_count: 1 })
  expect(row.versions).toEqual([
    { id: ann.attempt, number: 1, status_id: 4 },
    { id: again.id, number: 2, status_id: 6 },
  ])
  await call('PATCH', '/comments/bulk-read', { as: owner, body: place })
  expect(await found('status_id=6&unread=1')).toEqual([])
})

it('narrows nothing beyond what the reader may see', async () => {
  const own = await addStaff(app, school.schoolId, ['practice_list.own'])
  expect(await found(`quiz_id=${school.quizId}`, own.token)).toEqual([])
  expect(await found(`quiz_id=${school.quizId}`, elsewhere.owner.token)).toEqual([])
  for (const wrong of [
    'course_id=x',
    'group_id=-1',
    'finished_from=yesterday',
    'unread=maybe',
    'order=other',
  ])
    expect([wrong, (await call('GET', `/practices?${wrong}`, { as: owner })).status]).toEqual([wrong, 422])
})

it('offers what there is to narrow by, to each as far as they see it', async () => {
  const choices = async (as: string, query = '') =>
    (await call('GET', `/practice-choices?${query}`, { as })).body.data
  const all = await choices(owner)
  const [course] = all.courses
  expect(all).toMatchObject({ lessons: [], quizzes: [{ id: school.quizId }] })
  expect(all.groups.map(({ name }: { name: string }) => name)).toContain(`${course.name}: Evenings`)
  expect(all.assistants.map(({ id }: { id: number }) => id)).toContain(school.owner.id)
  const narrowed = await choices(owner, `course_id=${course.id}&lesson_id=${school.lesson.id}`)
  expect(narrowed.lessons).toMatchObject([{ id: school.lesson.id }])
  expect(narrowed.groups.map(({ name }: { name: string }) => name)).toContain('Evenings')
  const own = await addStaff(app, school.schoolId, ['practice_list.own'])
  expect(await choices(own.token)).toEqual({
    courses: [],
    lessons: [],
    quizzes: [],
    assistants: [],
    groups: [],
    offers: [],
  })
  expect((await choices(elsewhere.owner.token)).quizzes).toMatchObject([{ id: elsewhere.quizId }])
})
