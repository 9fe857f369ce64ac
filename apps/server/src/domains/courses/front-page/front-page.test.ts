import { emptyFrontPage } from '@lectern/contract/courses/front-page/front-page'
import { describe, expect, it } from 'vitest'
import { eq } from '../../../platform/database/sql.ts'
import { testApp } from '../../../testing/app.ts'
import { pixel } from '../../../testing/every-operation/staff-samples.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { frontPages } from './front-page.tables.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'front', true)
const other = await teachingSchool(app, 'elsewhere', false)
const as = school.owner.token
const learner = await joinSchool(app, school)

const seen = async (token?: string) => (await call('GET', '/public/front-page', { as: token })).body.data
const written = async () => (await call('GET', '/front-page/editor', { as })).body.data
const write = async (change: object) => {
  const { revision, content } = await written()
  return call('PUT', '/front-page', { as, body: { revision, content: { ...content, ...change } } })
}
const changeLesson = (change: object) =>
  call('PUT', `/courses/${school.courseId}/lessons-new/${school.lesson.id}`, { as, body: change })

describe('the front page of a school', () => {
  it('is there before anybody has written it, and only its owner may change it', async () => {
    const page = await seen()
    expect(page).toMatchObject({
      headline: '',
      promises: [],
      free_lesson: null,
      teacher: null,
      can_edit: false,
    })
    expect(await written()).toMatchObject({ content: emptyFrontPage, revision: 0 })
    expect((await seen(as)).can_edit).toBe(true)
    expect((await seen(learner.token)).can_edit).toBe(false)
    const body = { revision: 0, content: emptyFrontPage }
    const codes = [
      (await call('PUT', '/front-page', { body })).status,
      (await call('PUT', '/front-page', { as: learner.token, body })).status,
      (await call('GET', '/front-page/editor', { as: learner.token })).status,
      (await call('PUT', '/front-page', { as: other.owner.token, body })).status,
    ]
    expect(codes).toEqual([401, 403, 403, 403])
  })

  it('shows at once what was written', async () => {
    const words = {
      headline: 'Learn it once, keep it for years',
      lead: 'Short courses.',
      promises: ['Free lesson without sign-up'],
      steps: [{ title: 'You read', text: 'Six minutes.' }],
      doubts: [{ question: 'What if it is not for me?', answer: 'Write to us.' }],
    }
    const isDone = async () =>
      (await call('GET', '/cabinet/first-steps', { as })).body.data.steps.find(
        ({ id }: { id: string }) => id === 'front',
      ).is_done
    expect(await isDone()).toBe(false)
    expect((await write(words)).status).toBe(200)
    expect(await isDone()).toBe(true)
    expect(await seen()).toMatchObject(words)
    expect((await write({ headline: '<script>alert(1)</script>' })).status).toBe(200)
    expect((await seen()).headline).toBe('<script>alert(1)</script>')
  })

  it('is not written over by an older change, and one of a hundred at once wins', async () => {
    const { revision, content } = await written()
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        call('PUT', '/front-page', {
          as,
          body: { revision, content: { ...content, lead: `Lead ${at}` } },
        }),
      ),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect((await written()).content.lead).toBe(`Lead ${statuses.indexOf(200)}`)
  })
})

describe('the lesson on the front page', () => {
  it('must be free, published and of this school', async () => {
    expect((await write({ lesson_id: school.lesson.id })).body.error_codes).toEqual({
      'content.lesson_id': ['lesson_not_free'],
    })
    await changeLesson({ is_public: true })
    expect((await written()).lessons).toEqual([
      { id: school.lesson.id, title: 'First lesson', course_title: 'Course of front' },
    ])
    expect((await write({ lesson_id: other.lesson.id })).status).toBe(422)
    expect((await write({ lesson_id: school.lesson.id })).status).toBe(200)
    expect((await seen()).free_lesson).toMatchObject({
      title: 'First lesson',
      course_title: 'Course of front',
      paragraphs: ['Text of front'],
    })
  })

  it('is gone from the page at once when visitors may no longer read it, and comes back with the right', async () => {
    await changeLesson({ is_public: false })
    expect((await seen()).free_lesson).toBeNull()
    await changeLesson({ is_public: true })
    expect((await seen()).free_lesson).not.toBeNull()
    await call('PUT', `/courses/${school.courseId}`, { as, body: { status_id: 1 } })
    expect((await seen()).free_lesson).toBeNull()
    await call('PUT', `/courses/${school.courseId}`, { as, body: { status_id: 4 } })
    await call('DELETE', `/courses/${school.courseId}/lessons-new/${school.lesson.id}`, { as })
    expect((await seen()).free_lesson).toBeNull()
  })
})

describe('the teacher on the front page', () => {
  it('is somebody of the staff of this school', async () => {
    for (const person of [learner, other.owner])
      expect((await write({ teacher_id: person.id, lesson_id: null })).body.error_codes).toEqual({
        'content.teacher_id': ['unknown_author'],
      })
    const { people } = await written()
    expect(people).toHaveLength(1)
    await write({ teacher_id: people[0].id, teacher_words: 'I read what you write.', lesson_id: null })
    expect((await seen()).teacher).toEqual({
      name: people[0].name,
      avatar_url: null,
      words: 'I read what you write.',
    })
  })
})

describe('the picture at the head of the front page', () => {
  const keep = async () =>
    (await call('POST', '/front-page/pictures', { as, body: { image: pixel } })).body.data.url
  const listed = async (token: string) =>
    (await call('GET', '/storage/pictures', { as: token })).body.data.filter(
      ({ use }: { use: string }) => use === 'front_page',
    )

  it('is shown with its description, stands in the link’s preview and in the storage, and goes again', async () => {
    const { preview_url: drawn, picture: none } = await seen()
    expect(none).toBeNull()
    const picture = { url: await keep(), alt: 'A baker at the oven' }
    expect((await write({ picture })).status).toBe(200)
    const page = await seen()
    expect(page.picture).toEqual(picture)
    expect(page.preview_url).not.toBe(drawn)
    expect((await app.app.inject(new URL(page.preview_url).pathname)).statusCode).toBe(200)
    expect((await app.app.inject(picture.url.replace('1280', '512'))).statusCode).toBe(200)
    const place = { use: 'front_page', is_open: true, url: picture.url, link: '/?front=edit' }
    expect(await listed(as)).toMatchObject([place])
    const lister = await addStaff(app, school.schoolId, ['storage_list'])
    expect(await listed(lister.token)).toMatchObject([{ is_open: false, url: null, title: '' }])
    expect((await write({ picture: null })).status).toBe(200)
    expect(await seen()).toMatchObject({ picture: null, preview_url: drawn })
    expect(await listed(as)).toEqual([])
  })

  it('is kept only for whoever may change the page', async () => {
    const lister = await addStaff(app, school.schoolId, ['course_edit'])
    const body = { image: pixel }
    const codes = [
      (await call('POST', '/front-page/pictures', { body })).status,
      (await call('POST', '/front-page/pictures', { as: learner.token, body })).status,
      (await call('POST', '/front-page/pictures', { as: lister.token, body })).status,
      (await call('POST', '/front-page/pictures', { as, body: { image: 'no picture' } })).status,
    ]
    expect(codes).toEqual([401, 403, 403, 422])
  })

  it('is none on a page that was written before pictures came', async () => {
    const { revision, content } = await written()
    const { picture: _, ...earlier } = content
    await app.dependencies.db
      .update(frontPages)
      .set({ content: earlier })
      .where(eq(frontPages.schoolId, school.schoolId))
    expect((await written()).content).toEqual(content)
    expect((await call('PUT', '/front-page', { as, body: { revision, content: earlier } })).status).toBe(200)
    expect((await seen()).picture).toBeNull()
  })
})

it.each([
  ['a picture of elsewhere', { picture: { url: 'https://elsewhere.test/a.png', alt: '' } }],
  ['a picture without its description', { picture: { url: `/pictures/${'a'.repeat(22)}-1280` } }],
  ['too many promises', { promises: ['a', 'b', 'c', 'd', 'e'] }],
  ['an empty question', { doubts: [{ question: ' ', answer: 'x' }] }],
  ['too long words', { headline: 'x'.repeat(121) }],
  ['something else', { html: '<b>' }],
  ['a wrong type', { promises: 'one' }],
])('%s are refused', async (_name, change) => {
  expect((await write(change)).status).toBe(422)
})
