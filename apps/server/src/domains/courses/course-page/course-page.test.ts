import { aboutOf } from '@lectern/contract/courses/about'
import { emptyCoursePage } from '@lectern/contract/courses/course-page/course-page'
import { coursePageLimits as limits } from '@lectern/contract/courses/course-page/course-page-limits'
import { courseStatus } from '@lectern/contract/courses/course-status'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'first', true)
const other = await teachingSchool(app, 'elsewhere', false)
const as = school.owner.token
const learner = await joinSchool(app, school)
const path = `/courses/${school.courseId}/page`

const seen = async (token?: string) =>
  (await call('GET', `/public/courses/${school.courseSlug}/page`, { as: token })).body.data
const written = async () => (await call('GET', `${path}/editor`, { as })).body.data
const write = async (change: object) => {
  const { revision, content } = await written()
  return call('PUT', path, { as, body: { revision, content: { ...content, ...change } } })
}
const words = {
  lead: 'Bread from three things',
  gains: ['Bake a loaf on a weekday', 'Keep a starter alive'],
  for_whom: ['Those whose bread never rises'],
  teacher_words: 'I burnt a hundred.',
  doubts: [{ question: 'Do I need a mixer?', answer: 'No.' }],
}

describe('the page of a course', () => {
  it('is there before anybody has written it, and only who edits the course may change it', async () => {
    const { version: _version, finish_title: _title, finish_words: _words, ...nothing } = emptyCoursePage
    expect(await seen()).toEqual({ ...nothing, can_edit: false })
    expect((await seen(as)).can_edit).toBe(true)
    expect((await seen(learner.token)).can_edit).toBe(false)
    const { people, ...page } = await written()
    expect(page).toEqual({
      revision: 0,
      content: { ...emptyCoursePage, about: aboutOf(''), author_id: null, cover_url: null },
    })
    expect(people).toMatchObject([{ id: school.owner.id }])
    const body = { revision: 0, content: { ...page.content, ...words } }
    const codes = [
      (await call('PUT', path, { body })).status,
      (await call('PUT', path, { as: learner.token, body })).status,
      (await call('GET', `${path}/editor`, { as: learner.token })).status,
      (await call('PUT', path, { as: other.owner.token, body })).status,
      // The school decides that is visited: the course of another is not there, not even for its owner.
      (await call('GET', `/courses/${other.courseId}/page/editor`, { as: other.owner.token })).status,
      (await call('GET', `/courses/${other.courseId}/page/editor`, { as })).status,
      (await call('PUT', path, { as, headers: { host: 'elsewhere.localhost' }, body })).status,
    ]
    expect(codes).toEqual([401, 404, 404, 404, 404, 404, 404])
    expect(await written()).toMatchObject({ revision: 0 })
  })

  it('shows at once what was written, and its text, author and cover are those of the course', async () => {
    const cover_url = `/pictures/${'c'.repeat(22)}-1280`
    const change = { ...words, about: aboutOf('All of it'), author_id: school.owner.id, cover_url }
    expect(await write(change)).toMatchObject({ status: 200, body: { data: { revision: 1 } } })
    expect(await seen()).toEqual({ ...words, can_edit: false })
    const page = (await call('GET', `/public/courses/${school.courseSlug}`)).body.data
    expect(page).toMatchObject({
      about_html: '<p>All of it</p>',
      author: { id: school.owner.id },
      cover: { url: cover_url },
    })
    expect((await call('GET', `/courses/${school.courseId}`, { as })).body.data.description).toBe('All of it')
    await write({ lead: '<img src=x onerror=alert(1)>' })
    expect((await seen()).lead).toBe('<img src=x onerror=alert(1)>')
  })

  it('is seen by whoever sees its course', async () => {
    await call('PUT', `/courses/${school.courseId}`, { as, body: { status_id: courseStatus.draft } })
    const codes = async () => {
      const at = `/public/courses/${school.courseSlug}/page`
      return [
        (await call('GET', at)).status,
        (await call('GET', at, { as: other.owner.token })).status,
        (await call('GET', at, { as: learner.token })).status,
        (await call('GET', at, { as })).status,
      ]
    }
    // Who takes part learns that the course is closed, and nothing of what stands on its page.
    expect(await codes()).toEqual([404, 404, 200, 200])
    const at = `/public/courses/${school.courseSlug}/page`
    expect((await call('GET', at, { as: learner.token })).body.data.lead).toBe('')
    expect((await call('GET', at, { as })).body.data.lead).not.toBe('')
    await call('PUT', `/courses/${school.courseId}`, { as, body: { status_id: courseStatus.archived } })
    expect(await codes()).toEqual([404, 404, 200, 200])
    await call('PUT', `/courses/${school.courseId}`, { as, body: { status_id: courseStatus.published } })
    const elsewhere = { headers: { host: 'elsewhere.localhost' } }
    expect((await call('GET', `/public/courses/${school.courseSlug}/page`, elsewhere)).status).toBe(404)
  })

  it('takes an author from the staff of this school alone, and keeps one who left', async () => {
    for (const person of [learner, other.owner])
      expect((await write({ author_id: person.id })).body.error_codes).toEqual({
        author_id: ['unknown_author'],
      })
    const teacher = await addStaff(app, school.schoolId, [])
    expect((await write({ author_id: teacher.id })).status).toBe(200)
    expect((await written()).people.map(({ id }: { id: number }) => id)).toContain(teacher.id)
    await call('DELETE', `/cabinet/users/${teacher.id}`, { as })
    expect((await write({ lead: 'Still theirs' })).status).toBe(200)
  })
})

describe('somebody else’s change', () => {
  it('is not written over: one of a hundred at once wins, and the same words again are no conflict', async () => {
    const { revision, content } = await written()
    const send = (lead: string) =>
      call('PUT', path, { as, body: { revision, content: { ...content, lead } } })
    const replies = await Promise.all(Array.from({ length: 100 }, (_, at) => send(`Lead ${at}`)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    const winner = `Lead ${statuses.indexOf(200)}`
    expect((await written()).content.lead).toBe(winner)
    expect((await send(winner)).status).toBe(200)
  })

  it('counts where it was made in the settings, unless the page is the same after it', async () => {
    const { revision, content } = await written()
    const settings = (body: object) => call('PUT', `/courses/${school.courseId}`, { as, body })
    await settings({ about: content.about, author_id: content.author_id, language: 'uk' })
    expect((await written()).revision).toBe(revision)
    await settings({ description: 'From the settings' })
    const late = await call('PUT', path, { as, body: { revision, content: { ...content, lead: 'Late' } } })
    expect(late.status).toBe(409)
    expect((await written()).content.about).toEqual(aboutOf('From the settings'))
  })
})

it('goes along into a copy of the course', async () => {
  await write(words)
  const settings = { has_comments: true, has_certificate: true, certificate_percent: 80 }
  await call('PUT', `/courses/${school.courseId}`, { as, body: settings })
  const { content } = await written()
  const copy = await call('POST', `/courses/${school.courseId}/duplicate`, { as, body: { title: 'Copy' } })
  expect(copy.body.data).toMatchObject(settings)
  const copied = await call('GET', `/courses/${copy.body.data.id}/page/editor`, { as })
  expect(copied.body.data.content).toEqual({ ...content, author_id: null })
})

it.each([
  ['too many gains', { gains: Array.from({ length: limits.gains + 1 }, () => 'a') }],
  ['an empty gain', { gains: [' '] }],
  ['too many doubts', { doubts: Array.from({ length: limits.doubts + 1 }, () => words.doubts[0]) }],
  ['a question without an answer', { doubts: [{ question: 'Why?', answer: '' }] }],
  ['too long words', { lead: 'x'.repeat(limits.lead + 1) }],
  ['something else', { html: '<b>' }],
  ['a wrong type', { for_whom: 'everybody' }],
  ['a cover of elsewhere', { cover_url: 'https://example.test/x.png' }],
  ['a text that runs', { about: { version: 1, doc: { type: 'doc', content: [{ type: 'script' }] } } }],
  ['a huge body', { lead: 'x'.repeat(3_000_000) }],
])('%s is refused', async (_name, change) => {
  const before = await written()
  expect((await write(change)).status).toBeOneOf([413, 422])
  expect(await written()).toEqual(before)
})

it.each([
  ['a percent of nothing', { certificate_percent: 0 }],
  ['more than everything', { certificate_percent: 101 }],
  ['a part of a percent', { certificate_percent: 50.5 }],
  ['a word for comments', { has_comments: 'yes' }],
  ['nothing for a certificate', { has_certificate: null }],
])('%s is refused as a setting', async (_name, body) => {
  expect((await call('PUT', `/courses/${school.courseId}`, { as, body })).status).toBe(422)
})
