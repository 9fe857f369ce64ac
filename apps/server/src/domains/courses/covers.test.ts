import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { pixel } from '../../testing/every-operation/staff-samples.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'covers', true)
const as = school.owner.token
const learner = await joinSchool(app, school)
const change = (body: object) => call('PUT', `/courses/${school.courseId}`, { as, body })
const kept = async (): Promise<string> =>
  (await call('POST', '/course-pictures', { as, body: { image: pixel } })).body.data.url

/** The cover wherever the course is named. */
const covers = async () => {
  const card = (await call('GET', '/courses-cards', { as })).body.data[0]
  const page = (await call('GET', `/public/courses/${school.courseSlug}`)).body.data
  const listed = (await call('GET', '/public/courses')).body.data[0]
  const own = (await call('GET', '/user/products', { as: learner.token })).body.data[0]
  return [card, page, listed, own].map(({ cover }) => cover)
}

describe('the cover of a course', () => {
  it('is drawn in the school’s colour until it has a picture, everywhere the same', async () => {
    expect(await covers()).toEqual(Array.from({ length: 4 }, () => ({ url: null, color: '#3965ff' })))
    await call('PUT', '/cabinet', {
      as,
      body: { branding: { primary_color: '#0a7f5c', is_branding_enabled: true } },
    })
    expect(await covers()).toEqual(Array.from({ length: 4 }, () => ({ url: null, color: '#0a7f5c' })))
  })

  it('is the picture that its author chose, and drawn again without it', async () => {
    const url = await kept()
    expect((await change({ cover_url: url })).body.data.cover.url).toBe(url)
    expect((await covers()).map((cover) => cover.url)).toEqual([url, url, url, url])
    expect((await change({ cover_url: null })).body.data.cover.url).toBeNull()
  })

  it.each([
    'https://elsewhere.test/a.png',
    'javascript:alert(1)',
    '/pictures/short-1280',
    '/pictures/../../etc/passwd-1280',
    7,
  ])('is refused when it is no picture of the school: %s', async (cover_url) => {
    const { status, body } = await change({ cover_url })
    expect([status, Object.keys(body.error_codes)]).toEqual([422, ['cover_url']])
  })
})
