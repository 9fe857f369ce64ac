import sharp from 'sharp'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { pixel } from '../../../testing/every-operation/staff-samples.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'previews', true)
const as = school.owner.token

const change = (body: object) => app.call('PUT', `/courses/${school.courseId}`, { as, body })
const urlOf = async (): Promise<URL> =>
  new URL((await app.call('GET', `/public/courses/${school.courseSlug}`)).body.data.preview_url)
const get = (path: string) => app.app.inject({ url: path, headers: { host: 'localhost' } })

/** The average colour of the upper left corner, where the ground of the words is. */
const cornerOf = async (picture: Buffer): Promise<string> => {
  const corner = await sharp(picture).extract({ left: 4, top: 4, width: 20, height: 20 }).toBuffer()
  const { channels } = await sharp(corner).stats()
  return channels.map(({ mean }) => Math.round(mean)).join(' ')
}

it('is a picture of 1200 × 630 in the school’s colour, kept by browsers until something in it changes', async () => {
  const url = await urlOf()
  const reply = await get(url.pathname)
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ])
  const { width, height } = await sharp(reply.rawPayload).metadata()
  expect([width, height]).toEqual([1200, 630])

  await change({ title: 'Another title, with Ґанок і ёлка' })
  const later = await urlOf()
  expect(later.pathname).not.toBe(url.pathname)
  const old = await get(url.pathname)
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  expect(old.rawPayload.equals((await get(later.pathname)).rawPayload)).toBe(true)

  const before = await cornerOf(old.rawPayload)
  await app.call('PUT', '/cabinet', {
    as,
    body: { branding: { primary_color: '#8a1538', is_branding_enabled: true } },
  })
  expect(await cornerOf((await get((await urlOf()).pathname)).rawPayload)).not.toBe(before)
})

it('shows the own picture of a course at the right', async () => {
  const { body } = await app.call('POST', '/course-pictures', { as, body: { image: pixel } })
  await change({ cover_url: body.data.url })
  const { rawPayload } = await get((await urlOf()).pathname)
  const drawn = await get(`/link-previews/previews/school/any.jpg`)
  const right = async (picture: Buffer) =>
    sharp(picture).extract({ left: 1100, top: 500, width: 50, height: 50 }).raw().toBuffer()
  expect((await right(rawPayload)).equals(await right(drawn.rawPayload))).toBe(false)
  await change({ cover_url: null })
})

it('is there for the longest title and for letters that no font has', async () => {
  await change({ title: `${'Щ'.repeat(60)} 漢字🎉 ${'long words of a title '.repeat(6)}` })
  expect((await get((await urlOf()).pathname)).statusCode).toBe(200)
})

it('is not there for a course that visitors may not see, and for addresses of nothing', async () => {
  const { pathname } = await urlOf()
  await change({ status_id: 1 })
  const codes = await Promise.all(
    [
      pathname,
      `/link-previews/previews/courses/no-such-course/x.jpg`,
      `/link-previews/previews/courses/${'a'.repeat(500)}/x.jpg`,
      '/link-previews/no-such-school/school/x.jpg',
      `/link-previews/${'a'.repeat(200)}/school/x.jpg`,
    ].map(async (path) => (await get(path)).statusCode),
  )
  expect(codes).toEqual([404, 404, 404, 404, 404])
  await change({ status_id: 4 })
})

it('is drawn once for a hundred sites that ask at the same time', async () => {
  const { pathname } = await urlOf()
  const replies = await Promise.all(Array.from({ length: 100 }, () => get(pathname)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

it('is told to authors with the address to hand on', async () => {
  const { body } = await app.call('GET', `/courses/${school.courseId}/link`, { as })
  const { url, preview_url } = body.data
  expect(new URL(url).pathname).toBe(`/courses/${school.courseSlug}`)
  expect((await get(preview_url)).headers['cache-control']).toContain('immutable')
})
