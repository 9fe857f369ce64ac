import { describe, expect, it } from 'vitest'
import { aboutOf } from '@lectern/contract/courses/about'
import { testApp } from '../../testing/app.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const as = school.owner.token
const path = `/courses/${school.courseId}`
const put = (body: object) => call('PUT', path, { as, body })
const read = async () => (await call('GET', path, { as })).body.data
const shown = async () => (await call('GET', `/public/courses/${school.courseSlug}`)).body.data

const bold = (text: string) => ({ type: 'text', text, marks: [{ type: 'bold' }] })
const textOf = (...content: object[]) => ({ version: 1, doc: { type: 'doc', content } })

describe('what a course is about', () => {
  it('is a text for its page, and plain words for lists', async () => {
    const about = textOf(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'For whom' }] },
      { type: 'paragraph', content: [bold('Beginners'), { type: 'text', text: ' <script>' }] },
    )
    const saved = await put({ about })
    expect([saved.status, saved.body.data.about, saved.body.data.description]).toEqual([
      200,
      about,
      'For whom\n\nBeginners <script>',
    ])
    const page = await shown()
    expect(page.description).toBe('For whom\n\nBeginners <script>')
    expect(page.about_html).toContain('<strong>Beginners</strong> &lt;script&gt;')
    expect(page.about_html).not.toContain('<script')
    const copy = (await call('POST', `${path}/duplicate`, { as, body: { title: 'Copy' } })).body.data
    expect(copy.about).toEqual(about)
  })

  it('may be sent as plain words, and one that was kept so is read as a text', async () => {
    await put({ description: 'One\n\nTwo' })
    expect(await read()).toMatchObject({ description: 'One\n\nTwo', about: aboutOf('One\n\nTwo') })
    // As courses were kept before.
    await app.dependencies.database.pool.query(
      `update courses set description = 'Old & plain', about = null, about_html = null where id = $1`,
      [school.courseId],
    )
    expect((await read()).about).toEqual(aboutOf('Old & plain'))
    await put({ title: 'Renamed' })
    expect((await shown()).about_html).toBe('<p>Old &amp; plain</p>')
  })

  it.each([
    ['too many words', textOf({ type: 'paragraph', content: [{ type: 'text', text: 'a'.repeat(5_001) }] })],
    [
      'a link that runs',
      textOf({
        type: 'paragraph',
        content: [
          { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        ],
      }),
    ],
    ['HTML', '<p>Words</p>'],
  ])('is refused: %s', async (_what, about) => {
    const before = await read()
    expect((await put({ about })).status).toBe(422)
    expect((await read()).about).toEqual(before.about)
  })
})

describe('how the texts of a course are set', () => {
  it('reaches its page as checked properties, with its language', async () => {
    expect(await shown()).toMatchObject({ look: {}, language: null })
    await put({ language: 'uk', custom_styles: { font_styles: { family: 'Lato', size: 20 } } })
    expect(await shown()).toMatchObject({
      language: 'uk',
      look: {
        '--course-face': "'Lato',var(--font-interface)",
        '--reading-size': 'calc(1.25rem * var(--reading-scale, 1))',
      },
    })
    const unsafe = await put({ custom_styles: { font_styles: { family: 'x; background: url(//evil)' } } })
    expect(unsafe.status).toBe(422)
  })

  it('gives new lessons the zone of the course', async () => {
    await put({ time_zone: 'America/New_York' })
    const lesson = await call('POST', `${path}/lessons-new`, { as, body: { title: 'In New York' } })
    expect(lesson.body.data.accessible_timezone).toBe('America/New_York')
    await put({ time_zone: null })
    const other = await call('POST', `${path}/lessons-new`, { as, body: { title: 'As the school' } })
    expect(other.body.data.accessible_timezone).toBe('Europe/Kyiv')
  })
})
