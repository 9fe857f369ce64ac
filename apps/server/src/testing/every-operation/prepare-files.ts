import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestApp } from '../app.ts'

/** What a school keeps in its storage. */
export interface FileIds {
  /** An MP4. */
  readonly file: string
  /** Another file, which takes the place of the first in one sample. */
  readonly otherFile: string
  /** Captions of the first file. */
  readonly captions: string
  readonly removedFile: string
  readonly folder: number
  readonly emptyFolder: number
  /** The address of a file on another server. */
  readonly publicFile: string
}

/** The beginning of an MP4: enough to be told by its content. */
export const filmBytes = Buffer.concat([
  Buffer.from('000000206674797069736f6d0000020069736f6d69736f3261766331', 'hex'),
  Buffer.from('mp41'),
  Buffer.alloc(200, 7),
])

/** A PNG of one pixel. */
export const pictureBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)

/** Uploads a file in a form. @returns the answer's status and body */
export const uploadForm = async (
  { app }: Pick<TestApp, 'app'>,
  as: string,
  file: { readonly name: string; readonly bytes: Buffer },
  options: { readonly model?: string; readonly fields?: Record<string, string>; readonly host?: string } = {},
) => {
  const boundary = 'lectern-form'
  const fields = Object.entries(options.fields ?? {}).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1/files?model=${options.model ?? 'storage'}`,
    headers: {
      host: options.host ?? 'localhost',
      authorization: `Bearer ${as}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(fields.join('')),
      Buffer.from(head),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
  return { status: reply.statusCode, body: reply.json() }
}

let publicServer: Promise<string> | undefined

/** A server of files that belongs to nobody here; one for the test file. */
const servePublicFile = async (): Promise<string> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('Words of the web')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Shared by every demo of the test file, so none of them closes it; it keeps no process alive.
  server.unref()
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/words.txt`
}

/** Puts a few files into a school's storage. */
export const prepareFiles = async (app: TestApp, owner: string): Promise<FileIds> => {
  publicServer ??= servePublicFile()
  const upload = async (name: string, bytes: Buffer): Promise<string> => {
    const { status, body } = await uploadForm(app, owner, { name, bytes })
    if (status !== 201) throw new Error(`The upload answered ${status}: ${JSON.stringify(body)}`)
    return body.data.uuid
  }
  const folder = async (name: string): Promise<number> =>
    (await app.call('POST', '/storage/folders', { as: owner, body: { name } })).body.data.id
  const file = await upload('Film.mp4', filmBytes)
  const words = { language: 'uk', text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nСлова' }
  const captioned = await app.call('POST', `/files/${file}/captions`, { as: owner, body: words })
  return {
    file,
    captions: captioned.body.data.children.find(({ role }: { role: string }) => role === 'captions').uuid,
    otherFile: await upload('Another film.mp4', filmBytes),
    removedFile: await upload('Removed.zip', Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`)),
    folder: await folder('Folder'),
    emptyFolder: await folder('Empty folder'),
    publicFile: await publicServer,
  }
}
