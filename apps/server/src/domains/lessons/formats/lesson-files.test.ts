import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { succeeds } from '../../../platform/media/reserved-core.ts'
import { writeArchive } from '../../../platform/documents/archives/write-archive.ts'
import { testApp } from '../../../testing/app.ts'
import { pictureBytes } from '../../../testing/every-operation/prepare-files.ts'
import { openTestSchool, signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { wordsOf } from '../../../testing/text-unit.ts'
import { fetchLesson, sendLesson } from './testing/lesson-file.ts'

const app = await testApp()
const school = await teachingSchool(app, 'files', true)
const { owner: other } = await openTestSchool(app, 'others', false)
const as = school.owner.token
const student = await signUp(app)
const call = (method: string, path: string, body?: unknown) => app.call(method, path, { as, body })
const read = async (lesson: number) =>
  (await call('GET', `/courses/${school.courseId}/lessons-new/${lesson}`)).body.data
type Section = { name: string; info_units: (Parameters<typeof wordsOf>[0] & { title: string })[] }
const outline = ({ sections }: { sections: Section[] }) =>
  sections.map(({ name, info_units }) => [name, ...info_units.map((unit) => wordsOf(unit))])

let lesson: number
beforeEach(async () => {
  const { body } = await call('POST', `/courses/${school.courseId}/lessons-new`, { title: 'Bread: a "test"' })
  lesson = body.data.id
})

const source = '# Kneading\n\nFold it.\n\n![A loaf](pictures/loaf%201.png)\n\n# Baking\n\n- hot\n- [ ] wait\n'
const zip = writeArchive([
  { path: 'lesson.md', bytes: Buffer.from(source) },
  { path: 'pictures/loaf 1.png', bytes: pictureBytes },
])

describe('a lesson in a file', () => {
  it('is told before anything changes', async () => {
    const { status, body } = await sendLesson(app, as, lesson, zip, { name: 'bread.zip' })
    expect([status, body.error]).toEqual([200, undefined])
    expect(body.data).toMatchObject({
      format: 'markdown',
      pictures_count: 1,
      notes: [],
      sections: [
        { name: 'Kneading', units: [{ pictures_count: 1 }] },
        { name: 'Baking', units: [{ pictures_count: 0 }] },
      ],
    })
    expect(outline(await read(lesson))).toEqual([['']])
    const { rows } = await app.dependencies.database.pool.query('select 1 from files')
    expect(rows).toEqual([])
  })

  it.each(['markdown', 'docx'] as const)(
    'goes out as %s and comes back the same, and undo takes it back',
    async (format) => {
      await sendLesson(app, as, lesson, zip, { name: 'bread.zip', place: 'replace' })
      const written = await read(lesson)
      const reply = await fetchLesson(app, as, lesson, format)
      expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
        200,
        expect.stringContaining(format === 'docx' ? '.docx' : '.zip'),
      ])
      const { body: next } = await call('POST', `/courses/${school.courseId}/lessons-new`, { title: 'Again' })
      const { body } = await sendLesson(app, as, next.data.id, reply.rawPayload, {
        name: 'file',
        place: 'replace',
      })
      expect([body.error, body.data.report.format]).toEqual([undefined, format])
      const again = await read(next.data.id)
      expect(outline(again)).toEqual(outline(written))
      expect(again.sections[0].info_units[0].files).toHaveLength(1)
      const before = await call(
        'POST',
        `/lessons/${next.data.id}/versions/${body.data.version_before}/restore`,
      )
      expect(outline(before.body.data)).toEqual([['']])
    },
  )

  it('comes after what stands in the lesson, when its author wants that', async () => {
    await sendLesson(app, as, lesson, '# One\n\nA', { place: 'add' })
    await sendLesson(app, as, lesson, '# Two\n\nB', { place: 'add' })
    expect(outline(await read(lesson))).toEqual([[''], ['One', 'A'], ['Two', 'B']])
  })

  it('leads to the page for what no file carries', async () => {
    await call('POST', `/lessons/${lesson}/info-section`, {
      name: 'Films',
      info_units: [
        {
          type_id: 2,
          title: 'Oven',
          key: 'unit-film-0001',
          content: { files: [], link: 'https://example.org/film' },
        },
      ],
    })
    const { body } = await fetchLesson(app, as, lesson, 'markdown')
    expect(body).toMatch(/\[Video: Oven\]\(http:\/\/[^)]+#unit-\d+\)/)
  })

  it('is nobody else’s', async () => {
    for (const token of [null, other.token, student.token]) {
      const { statusCode } = await fetchLesson(app, token, lesson, 'markdown')
      const { status } = await sendLesson(app, token, lesson, 'x', { place: 'replace' })
      expect({ token, statusCode, status }).toEqual(
        token === null ? { token, statusCode: 401, status: 401 } : { token, statusCode: 404, status: 404 },
      )
    }
    expect((await fetchLesson(app, as, lesson, 'pdf')).statusCode).toBe(404)
  })
})

/** An archive with a path as it is written, whatever it says. */
const archiveOf = (path: string, bytes: Buffer) => Buffer.from(zipSync({ [path]: bytes }, { level: 9 }))
const wordOf = (xml: string) => archiveOf('word/document.xml', Buffer.from(xml))

describe('a file of a stranger', () => {
  it.each([
    ['an archive that grows too much', archiveOf('a.md', Buffer.alloc(20_000_000)), 'lesson_file_unsafe'],
    ['a path that leads out', archiveOf('../lesson.md', Buffer.from('x')), 'lesson_file_unsafe'],
    ['entities', wordOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'lesson_file_unsafe'],
    ['elements too deep', wordOf('<a>'.repeat(1_000)), 'lesson_file_unsafe'],
    ['an archive of something else', archiveOf('a.png', pictureBytes), 'lesson_file_not_known'],
    ['a picture', pictureBytes, 'lesson_file_not_known'],
    ['a page', '<!doctype html><p>Words</p>', 'lesson_file_not_known'],
    ['half an archive', zip.subarray(0, 60), 'lesson_file_broken'],
    ['nothing but space', '\n\n', 'lesson_file_empty'],
    ['too many letters', 'a '.repeat(1_100_000), 'lesson_file_too_large'],
    ['5 MB of brackets', '['.repeat(5_000_000), 'lesson_file_too_large'],
    ['too much for one unit', '- a\n'.repeat(10_001), 'lesson_file_too_many'],
    ['too many sections', '# a\n\nb\n\n'.repeat(101), 'too_many_sections'],
    ['too long a text', `${'word '.repeat(2_000)}\n\n`.repeat(51), 'lesson_too_long'],
  ])(
    'is refused in words: %s',
    async (_what, bytes, error) => {
      const { status, body } = await sendLesson(app, as, lesson, bytes, { place: 'replace' })
      expect([status, body.error]).toEqual([422, error])
      expect(outline(await read(lesson))).toEqual([['']])
    },
    60_000,
  )

  it('keeps no address that runs, and no HTML', async () => {
    const bad =
      '[a](javascript:alert(1)) <img src=x onerror=alert(1)> ![b](data:text/html;base64,AAAA)\n\n<svg onload=alert(1)>\n'
    const { body } = await sendLesson(app, as, lesson, bad, { place: 'replace' })
    expect(body.data.report.notes.length).toBeGreaterThan(2)
    expect(JSON.stringify((await read(lesson)).sections)).not.toMatch(/javascript|onerror|onload|text\/html/)
  })

  it('leaves out what only looks like a picture, and says so', async () => {
    const file = writeArchive([
      { path: 'lesson.md', bytes: Buffer.from('![Words](a.png)') },
      { path: 'a.png', bytes: Buffer.from('not a picture') },
    ])
    const { body } = await sendLesson(app, as, lesson, file, { place: 'replace' })
    expect(body.data.report.notes).toEqual([{ code: 'picture_not_kept', words: 'a.png', line: null }])
    expect(outline(await read(lesson))).toEqual([['', 'Words']])
  })
})

describe('a file that takes too long', () => {
  it('is refused in words in bounded time, and another school imports meanwhile', async () => {
    const rival = await teachingSchool(app, 'rival', false)
    const begunAt = performance.now()
    const slow = sendLesson(app, as, lesson, '![a](<b'.repeat(60_000))
    const quick = sendLesson(app, rival.owner.token, rival.lesson.id, 'Words.')
    expect(await Promise.race([slow, quick])).toMatchObject({ status: 200 })
    expect(await slow).toMatchObject({ status: 422, body: { error: 'lesson_file_timed_out' } })
    expect(performance.now() - begunAt).toBeLessThan(15_000)
  })
})

describe.runIf(succeeds('soffice', '--version'))('LibreOffice', () => {
  const convert = (bytes: Buffer | string, from: string, to: string): Buffer => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-office-'))
    try {
      writeFileSync(join(folder, `source.${from}`), bytes)
      const filter = to === 'docx' ? 'docx:MS Word 2007 XML' : to
      execFileSync(
        'soffice',
        [
          '--headless',
          `-env:UserInstallation=file://${folder}/profile`,
          '--convert-to',
          filter,
          '--outdir',
          folder,
          join(folder, `source.${from}`),
        ],
        { stdio: 'ignore', timeout: 90_000 },
      )
      return readFileSync(join(folder, `source.${to}`))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('writes documents that are read with their form', async () => {
    const page =
      '<h1>Dough</h1><p>Fold <b>it</b> and <i>wait</i>.</p><ul><li>one<ul><li>two</li></ul></li></ul><table border="1"><tr><td>a</td><td>b</td></tr></table><h1>Oven</h1><p><a href="https://example.org/">Hot</a></p>'
    const { body } = await sendLesson(app, as, lesson, convert(page, 'html', 'docx'), {
      name: 'a.docx',
      place: 'replace',
    })
    expect(body.error).toBeUndefined()
    const { sections } = await read(lesson)
    expect(sections.map(({ name }: Section) => name)).toEqual(['Dough', 'Oven'])
    const text = JSON.stringify(sections)
    for (const part of ['"bold"', '"italic"', '"bulletList"', '"table"', 'https://example.org/'])
      expect(text).toContain(part)
  }, 120_000)

  it('opens what is written here', async () => {
    await sendLesson(app, as, lesson, zip, { name: 'bread.zip', place: 'replace' })
    const { rawPayload } = await fetchLesson(app, as, lesson, 'docx')
    expect(Object.keys(unzipSync(rawPayload))).toContain('word/document.xml')
    expect(convert(rawPayload, 'docx', 'pdf').subarray(0, 5).toString()).toBe('%PDF-')
  }, 120_000)
})
