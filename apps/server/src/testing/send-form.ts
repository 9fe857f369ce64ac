import type { TestApp } from './app.ts'

interface Form {
  readonly bytes: Buffer | string
  readonly name: string
  readonly fields?: Readonly<Record<string, string>>
  /** The address of the caller. */
  readonly from?: string
}

/** Sends a file in a form, after its fields. @returns the status and what was answered, line by line where it is told in lines */
export const sendForm = async (
  { app }: Pick<TestApp, 'app'>,
  as: string | null,
  path: string,
  { bytes, name, fields = {}, from = '127.0.0.1' }: Form,
) => {
  const boundary = 'lectern-form'
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const reply = await app.inject({
    method: 'POST',
    remoteAddress: from,
    url: `/api/v1${path}`,
    headers: {
      host: 'localhost',
      ...(as === null ? {} : { authorization: `Bearer ${as}` }),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
  const lines = reply.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { status: reply.statusCode, lines, body: lines.at(-1) }
}
