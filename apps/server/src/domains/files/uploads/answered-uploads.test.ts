import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { filmBytes } from '../../../testing/every-operation/prepare-files.ts'
import { listen } from '../../../testing/tus.ts'

const app = await testApp()
const school = await openTestSchool(app, 'first', true)
const base = await listen(app)
const authorization = `Bearer ${school.owner.token}`

const form = (name: string, bytes: Buffer) => {
  const data = new FormData()
  data.append('file', new Blob([new Uint8Array(bytes)]), name)
  return data
}
const answered = z.object({ error: z.string().optional(), data: z.object({ uuid: z.string() }).optional() })
const send = async (data: FormData, headers: Record<string, string> = {}, model = 'storage') => {
  const answer = await fetch(`${base}/api/v1/files?model=${model}`, {
    method: 'POST',
    headers: { authorization, ...headers },
    body: data,
  })
  return { status: answer.status, body: answered.parse(await answer.json()) }
}

describe('an upload', () => {
  it('that is refused while its bytes are on their way hears why', { timeout: 60_000 }, async () => {
    const bytes = Buffer.concat([Buffer.from('words, no picture\n'), randomBytes(12_000_000)])
    for (let turn = 0; turn < 20; turn += 1) {
      const { status, body } = await send(form('picture.txt', bytes), {}, 'infoUnitContent')
      expect([turn, status, body.error]).toEqual([turn, 422, 'file_type_refused'])
    }
  })

  it('sent again with its key is one file', async () => {
    const headers = { 'idempotency-key': 'upload 1' }
    const first = await send(form('film.mp4', filmBytes), headers)
    const again = await send(form('film.mp4', filmBytes), headers)
    expect([first.status, again.status, again.body.data?.uuid]).toEqual([201, 201, first.body.data?.uuid])
    const list = await app.call('GET', '/files?search=film.mp4', { as: school.owner.token })
    expect(list.body.data).toHaveLength(1)
    const other = await send(form('other.mp4', filmBytes), headers)
    expect([other.status, other.body.error]).toEqual([409, 'key_reused'])
  })

  it('keeps the quotation marks of its name', async () => {
    const { status } = await send(form('The "best" 100%.txt', Buffer.from('words')))
    expect(status).toBe(201)
    const list = await app.call('GET', '/files?search=best', { as: school.owner.token })
    expect(list.body.data).toEqual([expect.objectContaining({ original_name: 'The "best" 100%.txt' })])
  })
})

describe('a file of the web', () => {
  const ask = async (body: URLSearchParams | FormData) => {
    const answer = await fetch(`${base}/api/v1/files/upload-by-url?model=storage&upload=1`, {
      method: 'POST',
      headers: { authorization, 'x-cabinet-id': String(school.schoolId) },
      body,
    })
    return { status: answer.status, error: answered.parse(await answer.json()).error }
  }

  it('is asked for by a form, as document 001 says', async () => {
    const multipart = new FormData()
    const fields = {
      url: 'http://127.0.0.1/film.mp4',
      name: 'film.mp4',
      cabinet_id: String(school.schoolId),
    }
    for (const [name, value] of Object.entries(fields)) multipart.append(name, value)
    for (const body of [new URLSearchParams(fields), multipart])
      expect(await ask(body)).toEqual({ status: 422, error: 'link_unreachable' })
    expect(await ask(new URLSearchParams({ name: 'x' }))).toEqual({ status: 422, error: 'invalid_fields' })
  })
})

/** One call, as it is: `fetch` would not send what a proxy's client sends. */
const ask = (method: string, path: string, headers: Record<string, string>, body = '') =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const call = request(`${base}/api/v1/uploads${path}`, { method, headers: { authorization, ...headers } })
    call.on('response', (reply) => {
      reply.resume()
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers }))
    })
    call.on('error', reject)
    call.end(body)
  })

describe('the protocol of resumable uploads', () => {
  const tus = { 'tus-resumable': '1.0.0' }
  const code = (text: string) => Buffer.from(text).toString('base64')
  const begin = async () => {
    const metadata = `filename ${code('a.txt')}, model ${code('storage')} , is_new`
    const { status, headers } = await ask('POST', '', {
      ...tus,
      'upload-length': '5',
      'upload-metadata': metadata,
    })
    return { status, id: String(headers['location']).split('/').at(-1) ?? '' }
  }

  test('takes spaces between the pairs of metadata', async () => {
    expect((await begin()).status).toBe(201)
  })

  test('tells its version', async () => {
    expect((await ask('OPTIONS', '', {})).headers).toMatchObject({ 'tus-version': '1.0.0' })
    for (const version of [{}, { 'tus-resumable': '0.2.1' }]) {
      const { status, headers } = await ask('POST', '', { ...version, 'upload-length': '5' })
      expect([status, headers['tus-version']]).toEqual([412, '1.0.0'])
    }
  })

  test('takes bytes of its own type alone, under a method that a proxy lets through too', async () => {
    const { id } = await begin()
    const patch = { ...tus, 'upload-offset': '0' }
    expect((await ask('PATCH', `/${id}`, { ...patch, 'content-type': 'text/plain' }, 'words')).status).toBe(
      415,
    )
    const type = { 'content-type': 'application/offset+octet-stream' }
    const override = { 'x-http-method-override': 'PATCH' }
    const { status, headers } = await ask('POST', `/${id}`, { ...patch, ...type, ...override }, 'words')
    expect([status, headers['upload-offset']]).toEqual([204, '5'])
  })
})
