import { courseStatus } from '@lectern/contract/courses/course-status'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'starts', true)
const rival = await teachingSchool(app, 'rival', false)
const letters = await openTestMailServer(app)
const pages = await buildApp(app.dependencies, {
  render: async () => new Response('<p>page</p>'),
  clientFolders: [],
})

const owner = school.owner.token
const asOwner = (method: string, path: string, body: unknown) => call(method, path, { as: owner, body })
const draft = (await asOwner('POST', '/courses', { title: 'Draft' })).body.data.id
const marathon = (await asOwner('POST', '/courses', { title: 'Ten days', type_id: 2 })).body.data.id
await asOwner('PUT', `/courses/${marathon}`, { status_id: courseStatus.published })
const closed = (await asOwner('POST', '/courses', { title: 'By invitation' })).body.data.id
await asOwner('PUT', `/courses/${closed}`, { status_id: courseStatus.published, enrolment: 'invited' })

let addresses = 0
const send = (path: string, body: object) => {
  addresses += 1
  return call('POST', path, { body, from: `198.51.100.${addresses}` })
}

/** The letter that somebody asked for with a course to start. */
const letterFor = async (path: string, course: unknown) => {
  const person = await signUp(app)
  await letters.take(person.email)
  const { status } = await send(path, { email: person.email, next: '/courses/a', start_course: course })
  expect(status).toBe(200)
  const letter = await letters.newest(person.email)
  return { ...person, ...letter, link: new URL(letter.link) }
}

const open = ({ pathname, search }: URL) =>
  pages.inject({ method: 'GET', url: pathname + search, headers: { host: 'localhost' } })
const startCookie = ({ headers }: { headers: Record<string, unknown> }) =>
  /lectern_start=([^;]*); (.*?)(,|$)/.exec([headers['set-cookie']].flat().join(','))?.slice(1, 3)

describe('the course to start', () => {
  it('is named in the letter, and handed to the page behind its link for ten minutes, not in the address', async () => {
    const { text, link } = await letterFor('/auth/code/send', school.courseId)
    expect(text).toContain('The button also starts the course “Course of starts” for you.')
    expect([...link.searchParams.keys()]).toEqual(['next', 'token'])
    const reply = await open(link)
    expect(reply.headers['location']).toBe('/login?next=%2Fcourses%2Fa')
    expect(startCookie(reply)).toEqual([String(school.courseId), 'Max-Age=600; Path=/; SameSite=Lax'])
    expect(startCookie(await open(link))).toBeUndefined()
  })

  it.each([
    ['en', 'The button also starts the marathon “Ten days” for you.'],
    ['uk', 'Натиснувши кнопку, ви також почнете марафон «Ten days».'],
    ['ru', 'Нажав кнопку, вы также начнёте марафон «Ten days».'],
  ])('is called a marathon where it is one, in %s', async (language, words) => {
    const { id, email, token } = await signUp(app)
    await call('PUT', `/users/${id}`, { as: token, body: { language } })
    expect((await send('/auth/code/send', { email, start_course: marathon })).status).toBe(200)
    expect((await letters.newest(email)).text).toContain(words)
  })

  it('is told to whoever sets a new password by the link, and not by the code', async () => {
    const byLink = await letterFor('/auth/restore', school.courseId)
    expect(byLink.link.pathname + byLink.link.search).toBe('/restore?next=%2Fcourses%2Fa')
    const token = new URLSearchParams(byLink.link.hash.slice(1)).get('token')
    expect((await send('/auth/restore/confirm', { token })).body.data.start_course).toBe(school.courseId)
    const { email, code } = await letterFor('/auth/restore', school.courseId)
    expect((await send('/auth/restore/confirm', { email, code })).body.data.start_course).toBeNull()
  })

  it.each([
    ['of another school', rival.courseId],
    ['that is a draft', draft],
    ['by invitation', closed],
    ['that does not exist', Number.MAX_SAFE_INTEGER],
    ['that nobody asked for', undefined],
  ])('is left out for a course %s: signing in goes on without it', async (_name, course) => {
    const { text, link } = await letterFor('/auth/code/send', course)
    expect(text).not.toContain('starts the course')
    const reply = await open(link)
    expect([reply.statusCode, startCookie(reply)]).toEqual([303, undefined])
  })

  it.each([0, -1, 1.5, 1e300, '1', '1'.repeat(100_000), null, [1], { id: 1 }])(
    'is a number of a course, not %j',
    async (course) => {
      for (const path of ['/auth/code/send', '/auth/restore']) {
        const { status, body } = await send(path, { email: 'a@lectern.test', start_course: course })
        expect([status, Object.keys(body.error_codes)]).toEqual([422, ['start_course']])
      }
    },
  )

  it('enrols nobody by itself', async () => {
    const { token, link } = await letterFor('/auth/code/send', school.courseId)
    await open(link)
    const { body } = await call('GET', `/public/courses/${school.courseSlug}`, { as: token })
    expect(body.data.is_course_subscribed).toBe(false)
  })
})
