import { beforeAll, describe, expect, it, test } from 'vitest'
import { addStaff } from '../../../testing/people.ts'
import { deliverySchool } from '../../../testing/delivery-school.ts'
import { filmBytes } from '../../../testing/every-operation/prepare-files.ts'
import { setProcess } from '../process-state.ts'

const {
  app,
  call,
  clock,
  school,
  other,
  student,
  foreign,
  assistant,
  film,
  text,
  change,
  upload,
  makeAll,
  place,
  get,
  linkOf,
  author,
  subscribe,
} = await deliverySchool()

describe('a link', () => {
  beforeAll(() => author({ status_id: 4, is_public: false }))

  it('is its reader’s alone', async () => {
    const link = await linkOf(film.uuid, student.token)
    expect((await get(`${link}original`, student.token)).statusCode).toBe(200)
    for (const as of [undefined, foreign.token, school.owner.token]) {
      const reply = await get(`${link}original`, as)
      expect([reply.statusCode, reply.json().error]).toEqual([403, 'link_expired'])
    }
  })

  it('is over within five minutes: who may still see the file is led to a fresh one, nobody else', async () => {
    const link = await linkOf(film.uuid, student.token)
    clock.advance(5 * 60 * 1000)
    const reply = await get(`${link}hls/360/a.m4s`, student.token)
    expect(reply.statusCode).toBe(307)
    expect((await get(String(reply.headers.location), student.token)).payload).toBe('segment')
    expect((await get(`${link}original`)).statusCode).toBe(403)
    await subscribe('revoked')
    expect((await get(`${link}original`, student.token)).statusCode).toBe(404)
    await subscribe('active')
  })

  test.each([
    [
      'another file',
      (link: string) => link.replace(/\/media\/[^.]+/, `/media/${Buffer.from('x').toString('base64url')}`),
    ],
    [
      'a later end',
      (link: string) => link.replace(/media\/(\w)/, (_, letter) => `media/${letter === 'A' ? 'B' : 'A'}`),
    ],
    ['no signature', (link: string) => link.replace(/\.[\w-]+\//, './')],
  ])('with %s written into it leads nowhere', async (_title, forge) => {
    const link = await linkOf(film.uuid, student.token)
    expect((await get(`${forge(link)}original`, student.token)).statusCode).toBe(404)
  })

  test.each([
    'secret.txt',
    '',
    'hls/',
    'hls/360/none.m4s',
    'hls/360/a.txt',
    'hls/../secret.txt',
    'hls/%2e%2e/secret.txt',
    '..%2f..%2fsecret.txt',
    'hls/360/../../secret.txt',
    'poster.webp%00',
    '/etc/passwd',
  ])('leads to what is recorded, not to %j', async (path) => {
    const link = await linkOf(film.uuid, student.token)
    expect((await get(`${link}${path}`, student.token)).statusCode).toBe(404)
  })
})

describe('bytes', () => {
  let link = ''
  beforeAll(async () => {
    link = await linkOf(film.uuid, student.token)
  })

  test.each([
    ['bytes=0-3', 206, 'segm', 'bytes 0-3/7'],
    ['bytes=4-', 206, 'ent', 'bytes 4-6/7'],
    ['bytes=-2', 206, 'nt', 'bytes 5-6/7'],
    ['bytes=0-999', 206, 'segment', 'bytes 0-6/7'],
    ['bytes=7-', 416, '', 'bytes */7'],
    ['bytes=-0', 416, '', 'bytes */7'],
    ['bytes=3-1', 200, 'segment', undefined],
    ['bytes=0-1,3-4', 200, 'segment', undefined],
    ['lines=1-2', 200, 'segment', undefined],
  ])('%s', async (range, status, words, contentRange) => {
    const reply = await get(`${link}hls/360/a.m4s`, student.token, { range })
    expect([reply.statusCode, reply.payload, reply.headers['content-range']]).toEqual([
      status,
      words,
      contentRange,
    ])
  })

  it('are not sent to who has them, and are one version', async () => {
    const first = await get(`${link}poster.webp`, student.token)
    const etag = String(first.headers.etag)
    expect((await get(`${link}poster.webp`, student.token, { 'if-none-match': etag })).statusCode).toBe(304)
    const stale = await get(`${link}poster.webp`, student.token, {
      range: 'bytes=0-1',
      'if-range': '"other"',
    })
    expect([stale.statusCode, stale.payload]).toEqual([200, 'poster'])
    const head = await get(`${link}poster.webp`, student.token, {}, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, '6', ''])
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=300, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
  })

  test.each([
    ['a page', 'page.html', '<!doctype html><script>1</script>'],
    ['a drawing with a script', 'draw.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['words', 'words.txt', 'words <b>and</b> more'],
  ])('of %s are only ever downloaded', async (_title, name, words) => {
    const file = await upload(school.owner.token, name, text(words))
    await change((tx) => setProcess(tx, file.id, { status: 'completed' }))
    for (const url of [
      `${await linkOf(file.uuid, school.owner.token)}original`,
      `/api/v1/files/${file.uuid}/download?preview=1`,
    ]) {
      const reply = await get(url, school.owner.token)
      expect(reply.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment;/),
      })
    }
  })

  it('carry their name by RFC 6266', async () => {
    const reply = await get(`/api/v1/files/${film.uuid}/download?origin=1`, student.token)
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="_____ _1_.mp4"; filename*=UTF-8''${encodeURIComponent('Фільм «1».mp4')}`,
    )
  })
})

describe('a document', () => {
  const read = async (flags: object) => {
    const file = await upload(school.owner.token, 'a.pdf', text('%PDF-1.7 words'))
    await makeAll(file)
    await place(school, [{ uuid: file.uuid, ...flags }])
    const link = await linkOf(file.uuid, student.token)
    const statuses = [
      `${link}original`,
      `${link}preview.pdf`,
      `/api/v1/files/${file.uuid}/download`,
      `/api/v1/files/${file.uuid}/download?preview=1`,
    ].map(async (url) => (await get(url, student.token)).statusCode)
    return Promise.all(statuses)
  }

  it('may be taken along unless somebody says otherwise', async () => {
    expect(await read({})).toEqual([200, 200, 200, 200])
  })

  it('may be looked at without being given away', async () => {
    expect(await read({ allow_doc_download: false, allow_doc_preview: true })).toEqual([200, 200, 403, 200])
  })

  it('that is neither shown nor given away is kept', async () => {
    const statuses = await read({ allow_doc_download: false, allow_doc_preview: false })
    expect(statuses.slice(2)).toEqual([403, 403])
  })
})

describe('units', () => {
  it('take no file of another school', async () => {
    const reply = await call('POST', `/lessons/${other.lesson.id}/info-section`, {
      as: other.owner.token,
      body: {
        name: 'F',
        info_units: [{ key: 'unit-foreign', type_id: 4, content: { files: [{ uuid: film.uuid }] } }],
      },
    })
    expect([reply.status, reply.body.error]).toEqual([422, 'foreign_file'])
  })

  it('close their files when they are taken out of the lesson', async () => {
    const file = await upload(school.owner.token, 'out.mp4', filmBytes)
    await change((tx) => setProcess(tx, file.id, { status: 'completed' }))
    const own = await call('POST', `/lessons/${school.lesson.id}/info-section`, {
      as: school.owner.token,
      body: {
        name: 'F',
        info_units: [{ key: 'unit-out', type_id: 2, content: { files: [{ uuid: file.uuid }] } }],
      },
    })
    expect((await call('GET', `/files/${file.uuid}`, { as: student.token })).status).toBe(200)
    const used = await call('GET', `/files/${file.uuid}/usages`, { as: school.owner.token })
    expect(used.body.data).toMatchObject([{ title: 'First lesson', place_type: 'info_unit' }])
    await call('PUT', `/info-section/${own.body.data.id}`, {
      as: school.owner.token,
      body: { name: 'F', info_units: [] },
    })
    expect((await call('GET', `/files/${file.uuid}`, { as: student.token })).status).toBe(404)
  })
})

test('a file of no lesson is its school’s staff’s alone, by their rights', async () => {
  const file = await upload(school.owner.token, 'alone.mp4', filmBytes)
  const librarian = await addStaff(app, school.schoolId, ['storage_read'])
  const statuses = [
    undefined,
    student.token,
    assistant.token,
    other.owner.token,
    librarian.token,
    school.owner.token,
  ].map(async (as) => (await call('GET', `/files/${file.uuid}`, { as })).status)
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404, 200, 200])
})
