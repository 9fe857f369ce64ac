import { describe, expect, it } from 'vitest'
import { writeArchive } from '../../../platform/documents/archives/write-archive.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { pictureBytes, uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { listen } from '../../../testing/tus.ts'
import { changeArchive, changeDocument, doJobs, downloadCourse, importFile } from './testing/course-file.ts'

const app = await testApp()
const school = await teachingSchool(app, 'first', true)
const other = await teachingSchool(app, 'second', false)
const as = school.owner.token
const { pool } = app.dependencies.database

const file = (await uploadForm(app, as, { name: 'Loaf.png', bytes: pictureBytes })).body.data
await app.call('POST', `/lessons/${school.lesson.id}/info-section`, {
  as,
  body: {
    name: 'Files',
    info_units: [{ key: 'unit-files', type_id: 4, content: { files: [{ uuid: file.uuid }] } }],
  },
})
const good = (await downloadCourse(app, as, school.courseId)).rawPayload

const counts = async () => {
  const { rows } = await pool.query(`select
    (select count(*)::int from courses) as courses, (select count(*)::int from quizzes) as quizzes,
    (select count(*)::int from files where deleted_at is null and parent_id is null) as files`)
  return rows[0]
}

/** An import that fails leaves the school as it was. @returns why it failed */
const refusalOf = async (bytes: Buffer): Promise<string> => {
  const before = await counts()
  const { over } = await importFile(app, other.owner.token, bytes)
  expect(over).toMatchObject({ state: 'failed', course_id: null, report: null })
  expect(await counts()).toEqual(before)
  return over.error
}

const lesson = (change: (document: Parameters<Parameters<typeof changeDocument>[2]>[0]) => void) =>
  changeDocument(good, 'lessons/1.json', change)
const textUnit = (content: unknown) => ({ key: 'unit-wrong', type_id: 3, title: '', content })
const text = (...content: unknown[]) => ({ text: { version: 2, doc: { type: 'doc', content } } })

describe('a file that is no course', () => {
  it.each([
    ['is another archive', writeArchive([{ path: 'a.txt', bytes: Buffer.from('a') }]), 'not_known'],
    ['ends in the middle', good.subarray(0, good.length / 2), 'broken'],
    [
      'was made by a later version',
      writeArchive([{ path: 'lectern.json', bytes: Buffer.from('{"format":"lectern.course","version":2}') }]),
      'newer_version',
    ],
    [
      'has a document that is no JSON',
      changeArchive(good, (files) => {
        files['program.json'] = Buffer.from('{')
      }),
      'broken',
    ],
    [
      'lacks a document',
      changeArchive(good, (files) => {
        delete files['lessons/1.json']
      }),
      'broken',
    ],
    [
      'grows without an end',
      changeArchive(good, (files) => {
        files['files/9.txt'] = Buffer.alloc(64 * 1024 ** 2)
      }),
      'unsafe',
    ],
    [
      'holds a program that is too large',
      changeArchive(good, (files) => {
        files['program.json'] = Buffer.from(
          JSON.stringify({ padding: Array.from({ length: 3_000_000 }, (_each, at) => at) }),
        )
      }),
      'too_large',
    ],
    [
      'has more lessons than a course',
      changeDocument(good, 'program.json', (program) => {
        program.lessons = Array.from({ length: 501 }, (_each, at) => ({
          ...program.lessons[0],
          number: at + 1,
          slug: `l-${at}`,
        }))
      }),
      'broken',
    ],
    [
      'says that a lesson waits for itself',
      changeDocument(good, 'program.json', ({ lessons }) => {
        lessons[0].release = { moment: { kind: 'at_once' }, time_zone: 'UTC', after_lesson_ids: [1] }
      }),
      'broken',
    ],
    [
      'names a quiz that is not in it',
      lesson(({ sections }) => {
        sections[0].units[1].content.quiz_id = 1_000
      }),
      'broken',
    ],
    [
      'names a file of a school',
      lesson(({ sections }) => {
        sections[1].units[0].content.files[0].uuid = file.uuid
      }),
      'broken',
    ],
    [
      'leads out of the page',
      lesson(({ sections }) => {
        const marks = [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]
        sections[0].units.push(
          textUnit(text({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] })),
        )
      }),
      'broken',
    ],
    [
      'holds nodes that no text has',
      lesson(({ sections }) => sections[0].units.push(textUnit(text({ type: 'script', text: 'alert(1)' })))),
      'broken',
    ],
    [
      'says that another file lies there',
      Buffer.from(good.toString('latin1').replace('IHDR', 'IHDX'), 'latin1'),
      'broken',
    ],
  ])('is refused when it %s', async (_what, bytes, code) => {
    expect(await refusalOf(bytes)).toBe(code)
  })

  it.each([
    ['../../etc/passwd', 'unsafe'],
    ['/etc/passwd', 'unsafe'],
    ['files/1.txt', 'unsafe'],
  ])('is refused when it names %s (twice)', async (path, code) => {
    const plain = path.replace(/^[./]+/, '').padEnd(path.length, 'x')
    const bytes = changeArchive(good, (files) => {
      files[plain] = Buffer.from('a')
      files[`${plain.slice(0, -1)}y`] = Buffer.from('b')
    })
    const renamed = bytes
      .toString('latin1')
      .replaceAll(plain, path)
      .replaceAll(`${plain.slice(0, -1)}y`, path)
    expect(await refusalOf(Buffer.from(renamed, 'latin1'))).toBe(code)
  })

  it('is refused when one of its files is a link', async () => {
    const bytes = Buffer.from(good)
    // The list of an archive says of each file what it was on its machine: 0o120777 for a link, of a Unix.
    const at = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    bytes.writeUInt8(3, at + 5)
    bytes.writeUInt32LE(0o120777 * 65_536, at + 38)
    expect(await refusalOf(bytes)).toBe('unsafe')
  })

  it('is refused where its files do not fit into the school', async () => {
    await pool.query('insert into file_quotas (school_id, bytes) values ($1, $2)', [
      other.schoolId,
      good.length + 10,
    ])
    expect(await refusalOf(good)).toBe('no_room')
    await pool.query('delete from file_quotas')
  })
})

describe('a course with losses', () => {
  it('says which files were missing, and holds everything else', async () => {
    const bytes = changeArchive(good, (files) => {
      for (const path of Object.keys(files)) if (path.startsWith('files/')) delete files[path]
    })
    const { over } = await importFile(app, other.owner.token, bytes)
    expect(over).toMatchObject({
      state: 'done',
      report: { counts: { files: 0 }, notes: [{ code: 'file_missing', place: 'Loaf.png' }] },
    })
  })

  it('takes another address where its own is taken', async () => {
    const { over } = await importFile(app, as, good)
    expect(over.report.notes).toMatchObject([{ code: 'address_changed', words: school.courseSlug }])
  })
})

describe('who', () => {
  it('downloads a course: staff who may export it', async () => {
    const statusOf = async (token: string | null, search = '') =>
      (await downloadCourse(app, token, school.courseId, search)).statusCode
    expect(await statusOf(null)).toBe(401)
    expect(await statusOf((await joinSchool(app, school)).token)).toBe(404)
    expect(await statusOf(other.owner.token)).toBe(404)
    expect(await statusOf((await addStaff(app, school.schoolId, ['course_edit', 'course_read'])).token)).toBe(
      404,
    )
    const exporter = (await addStaff(app, school.schoolId, ['course_export'])).token
    expect(await statusOf(exporter)).toBe(200)
    expect((await downloadCourse(app, as, 999_999)).statusCode).toBe(404)
  })

  it('downloads one course at a time, and may go away in the middle', async () => {
    const base = await listen(app)
    const address = `${base}/api/v1/courses/${school.courseId}/archive`
    const headers = { authorization: `Bearer ${as}` }
    const first = await fetch(address, { headers })
    const { status } = first
    const gone = new AbortController()
    // Larger than what a socket takes at once: the answer is still on its way.
    const large = Buffer.alloc(8 * 1024 ** 2, 7)
    await uploadForm(app, as, { name: 'film.bin', bytes: large }).then(async ({ body }) =>
      app.call('POST', `/lessons/${school.lesson.id}/info-section`, {
        as,
        body: {
          name: 'Large',
          info_units: [{ key: 'unit-large', type_id: 4, content: { files: [{ uuid: body.data.uuid }] } }],
        },
      }),
    )
    await first.arrayBuffer()
    await fetch(address, { headers, signal: gone.signal })
    expect([status, (await fetch(address, { headers })).status]).toEqual([200, 429])
    gone.abort()
    expect((await fetch(address, { method: 'HEAD', headers })).status).toBeGreaterThanOrEqual(400)
    const sizes: number[] = []
    const sizeOf = async () => {
      const reply = await fetch(address, { headers })
      if (reply.status === 200) sizes.push((await reply.arrayBuffer()).byteLength)
      return reply.status
    }
    await expect.poll(sizeOf, { timeout: 30_000 }).toBe(200)
    expect(await sizeOf()).toBe(200)
    expect(Math.min(...sizes)).toBeGreaterThan(large.length)
  })

  it('makes a course of a file: with an upload of the own school alone', async () => {
    const bytes = good
    const uploaded = (await uploadForm(app, as, { name: 'c.zip', bytes }, { model: 'courseFile' })).body.data
      .uuid
    const begin = (token: string, body: object) => app.call('POST', '/courses/from-file', { as: token, body })
    expect((await begin(other.owner.token, { file: uploaded })).body.error).toBe('foreign_file')
    expect((await begin(as, { file: file.uuid })).body.error).toBe('foreign_file')
    expect((await begin((await signUp(app)).token, { file: uploaded })).status).toBe(403)
    const maker = (await addStaff(app, school.schoolId, ['marathon_create', 'storage_store'])).token
    const { body } = await begin(maker, { file: uploaded })
    expect(
      (await app.call('GET', `/courses/imports/${body.data.id}`, { as: other.owner.token })).status,
    ).toBe(404)
    expect((await app.call('DELETE', `/courses/imports/${body.data.id}`, { as })).status).toBe(404)
    await doJobs(app)
    const over = (await app.call('GET', `/courses/imports/${body.data.id}`, { as: maker })).body.data
    expect(over).toMatchObject({ state: 'failed', error: 'type_not_allowed' })
    expect((await app.call('DELETE', `/courses/imports/${body.data.id}`, { as })).status).toBe(200)
  })

  it('begins no more than three at a time for a school', async () => {
    const begin = async () => {
      const { body } = await uploadForm(app, as, { name: 'c.zip', bytes: good }, { model: 'courseFile' })
      return app.call('POST', '/courses/from-file', { as, body: { file: body.data.uuid } })
    }
    const statuses = [await begin(), await begin(), await begin(), await begin()]
    expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201, 429])
    await doJobs(app)
  })
})
