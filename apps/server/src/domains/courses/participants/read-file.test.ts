import { beforeAll, describe, expect, it } from 'vitest'
import { writeArchive } from '../../../platform/documents/archives/write-archive.ts'
import { writeWorkbook } from '../../../platform/documents/write-workbook.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { sendForm } from '../../../testing/send-form.ts'

const app = await testApp()
const school = await teachingSchool(app, 'demo', true)
const path = `/products/${school.productId}/participants/read-file`
const read = (bytes: Buffer | string, name = 'people.csv', as: string | null = school.owner.token) =>
  sendForm(app, as, path, { bytes, name })
const emails = ({ body }: Awaited<ReturnType<typeof read>>) =>
  body.data.columns[0].rows.map(({ email }: { email: string | null }) => email)

describe('a file of addresses', () => {
  it('is a table as text, in the encoding of an office program too', async () => {
    const text = 'Ім’я;Пошта\r\nОльга;OLGA@school.com\r\nІра;ira@school\r\nМакс;"Макс <max@school.com>"\r\n'
    expect((await read(text)).body.data.columns[0].rows).toEqual([
      { written: 'OLGA@school.com', email: 'olga@school.com' },
      { written: 'ira@school', email: null },
      { written: 'Макс <max@school.com>', email: 'max@school.com' },
    ])
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect(emails(await read(wide, 'people.txt'))).toEqual(['olga@school.com', null, 'max@school.com'])
  })

  it('is a workbook, whatever its name', async () => {
    const bytes = await writeWorkbook([
      ['Name', 'E-mail'],
      ['Olga', 'olga@school.com'],
      ['Ira', '=HYPERLINK("http://x")'],
    ])
    expect(emails(await read(bytes, 'people.csv'))).toEqual(['olga@school.com', null])
  })

  it('names every column that may be meant', async () => {
    const { body } = await read('Learner,Parent\na@school.com,p@school.com\nb@school.com,p@school.com\n')
    expect(body.data.columns).toMatchObject([
      { name: 'Learner', rows: [{ email: 'a@school.com' }, { email: 'b@school.com' }] },
      { name: 'Parent', rows: [{ email: 'p@school.com' }, { email: 'p@school.com' }] },
    ])
  })

  it('adds and invites nobody', async () => {
    await read('visitor@school.com')
    const call = (list: string) =>
      app.call('GET', `/products/${school.productId}/participants${list}`, { as: school.owner.token })
    expect((await call('/invited')).body.meta.total).toBe(0)
    expect(JSON.stringify((await call('')).body)).not.toContain('visitor@school.com')
  })

  it.each([
    ['words', 'Just words.', 'no_addresses'],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 0, 13]), 'no_addresses'],
    ['another archive', writeArchive([{ path: 'words.txt', bytes: Buffer.from('a@b.com') }]), 'no_addresses'],
    [
      'half a workbook',
      writeArchive([{ path: 'xl/workbook.xml', bytes: Buffer.from('<a') }]).subarray(0, 40),
      'broken',
    ],
    [
      'more addresses than a list holds',
      Array.from({ length: 2_001 }, (_, at) => `a${at}@school.com`).join('\n'),
      'too_many',
    ],
  ])('is refused with the reason: %s', async (_what, bytes, problem) => {
    const { status, body } = await read(bytes)
    expect([status, body.error, body.error_codes]).toEqual([422, 'invalid_fields', { file: [problem] }])
  })

  it('may hold 2,000 addresses, and 5 MB', async () => {
    const most = Array.from({ length: 2_000 }, (_, at) => `a${at}@school.com`).join('\n')
    expect((await read(most)).body.data.columns[0].rows).toHaveLength(2_000)
    expect((await read('')).body.error).toBe('file_empty')
    expect((await read(Buffer.alloc(5 * 1024 ** 2 + 1, 'a'))).status).toBe(413)
  })
})

describe('who may read one', () => {
  let reader: string
  beforeAll(async () => {
    reader = (await addStaff(app, school.schoolId, ['course_read'])).token
  })

  it('is staff that may edit the product', async () => {
    const rival = await teachingSchool(app, 'rival', false)
    const student = await signUp(app)
    const people = [null, student.token, reader, rival.owner.token]
    const statuses = []
    for (const as of people) statuses.push((await read('a@school.com', 'people.csv', as)).status)
    expect(statuses).toEqual([401, 403, 403, 404])
    const absent = await sendForm(app, school.owner.token, '/products/x/participants/read-file', {
      bytes: 'a@school.com',
      name: 'people.csv',
    })
    expect(absent.status).toBe(404)
  })
})
