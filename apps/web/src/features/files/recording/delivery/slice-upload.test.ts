import { describe, expect, it } from 'vitest'
import { RefusedUploadError } from './slice-server.ts'
import { createSliceUpload, type SliceUploadDependencies } from './slice-upload.ts'

interface Asked {
  method: string
  address: string
  headers: Record<string, string>
  body: string
}

/** A server that keeps uploads in memory, as far as the protocol needs it; `break` fails the next requests. */
const startServer = () => {
  const uploads = new Map<string, { text: string; length: number | null }>()
  const asked: Asked[] = []
  const state = { broken: 0, loseAnswers: 0, refuse: 0 }
  const answer = (status: number, headers: Record<string, string> = {}) =>
    new Response(null, { status, headers })
  const handle = ({ method, address, headers, body }: Asked): Response => {
    if (state.refuse > 0) return Response.json({ error: 'quota_exceeded' }, { status: state.refuse })
    if (method === 'POST') {
      const url = `/api/v1/uploads/${uploads.size}`
      uploads.set(url, { text: '', length: null })
      return answer(201, { Location: url, 'Upload-File-Id': `file of ${url}` })
    }
    const upload = uploads.get(address)
    if (!upload) return answer(404)
    const told = { 'Upload-File-Id': `file of ${address}` }
    if (method === 'DELETE') {
      uploads.delete(address)
      return answer(204)
    }
    if (method === 'PATCH') {
      if (Number(headers['Upload-Offset']) !== upload.text.length) return answer(409)
      if (headers['Upload-Length'] !== undefined) {
        if (upload.length !== null) return answer(400)
        upload.length = Number(headers['Upload-Length'])
      }
      upload.text += body
    }
    const length = upload.length === null ? {} : { 'Upload-Length': String(upload.length) }
    return answer(204, { ...told, ...length, 'Upload-Offset': String(upload.text.length) })
  }
  const fetch = async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    if (state.broken > 0) {
      state.broken -= 1
      throw new TypeError('Failed to fetch')
    }
    const { body } = init
    const request = {
      method: init.method ?? 'GET',
      address: String(address),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: body instanceof Blob ? await body.text() : '',
    }
    const named = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase()),
        value,
      ]),
    )
    asked.push({ ...request, headers: named })
    const reply = handle({ ...request, headers: named })
    if (state.loseAnswers === 0) return reply
    state.loseAnswers -= 1
    throw new TypeError('The answer was lost')
  }
  return { uploads, asked, state, fetch }
}

const record = (url: string | null = null, server = startServer()) => {
  const slices: Blob[] = []
  const waits: number[] = []
  const dependencies: SliceUploadDependencies = {
    name: 'audio-recording-1.webm',
    mimeType: 'audio/webm',
    model: 'quizAnswer',
    url,
    slices: () => slices,
    onAddress: () => undefined,
    onProgress: () => undefined,
    fetch: server.fetch,
    wait: async (delay) => void waits.push(delay),
  }
  const upload = createSliceUpload(dependencies)
  const say = (text: string) => slices.push(new Blob([text]))
  return { ...server, server, upload, say, waits }
}

describe('a recording on its way', () => {
  it('goes out slice by slice and becomes a file at its end', async () => {
    const { upload, say, uploads, asked } = record()
    say('one ')
    upload.push()
    say('two ')
    expect(await upload.finish()).toBe('file of /api/v1/uploads/0')
    expect([...uploads.values()]).toEqual([{ text: 'one two ', length: 8 }])
    expect(asked[0]?.headers['Upload-Metadata']).toContain(`model ${btoa('quizAnswer')}`)
  })

  it('tells its length also when every slice is there already', async () => {
    const { upload, say, uploads, asked } = record()
    say('all')
    upload.push()
    await expect.poll(() => uploads.get('/api/v1/uploads/0')?.text).toBe('all')
    await upload.finish()
    expect(asked.at(-1)).toMatchObject({ method: 'PATCH', body: '', headers: { 'Upload-Length': '3' } })
  })

  it('is tried again at once and after three seconds, from where the server stands', async () => {
    const { upload, say, uploads, state, waits } = record()
    say('said')
    state.loseAnswers = 2
    expect(await upload.finish()).toBe('file of /api/v1/uploads/2')
    expect(waits).toEqual([0, 3_000])
    expect(uploads.get('/api/v1/uploads/2')).toEqual({ text: 'said', length: 4 })
  })

  it('is not doubled when the answer to its last slice was lost', async () => {
    const { upload, say, uploads, state } = record()
    say('one ')
    upload.push()
    await expect.poll(() => uploads.get('/api/v1/uploads/0')?.text).toBe('one ')
    say('two')
    state.loseAnswers = 1
    expect(await upload.finish()).toBe('file of /api/v1/uploads/0')
    expect(uploads.get('/api/v1/uploads/0')).toEqual({ text: 'one two', length: 7 })
  })

  it('goes on in another visit, and begins anew when the server has forgotten it', async () => {
    const first = record()
    first.say('one ')
    first.upload.push()
    await expect.poll(() => first.uploads.get('/api/v1/uploads/0')?.text).toBe('one ')
    const second = record('/api/v1/uploads/0', first.server)
    second.say('one ')
    second.say('two')
    expect(await second.upload.finish()).toBe('file of /api/v1/uploads/0')
    expect(first.uploads.get('/api/v1/uploads/0')?.text).toBe('one two')
    const third = record('/api/v1/uploads/gone', first.server)
    third.say('three')
    expect(await third.upload.finish()).toBe('file of /api/v1/uploads/1')
  })

  it.each([403, 422])('is not tried again after %i, and why is known', async (status) => {
    const { upload, say, state, waits } = record()
    say('said')
    state.refuse = status
    await expect(upload.finish()).rejects.toEqual(new RefusedUploadError(status, 'quota_exceeded'))
    expect(waits).toEqual([])
  })

  it('can be ended on the server', async () => {
    const { upload, say, uploads } = record()
    say('said')
    upload.push()
    await upload.abandon()
    expect(uploads.size).toBe(0)
  })
})
