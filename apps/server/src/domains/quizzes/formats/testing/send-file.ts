import type { TestApp } from '../../../../testing/app.ts'

interface Sent {
  readonly name?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Sends a file to be read. @returns the status and what was answered, line by line where it is told in lines */
export const sendFile = async (
  { app }: Pick<TestApp, 'app'>,
  as: string | null,
  bytes: Buffer | string,
  { name = 'questions.xml', fields = {} }: Sent = {},
) => {
  const boundary = 'lectern-questions'
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/quizzes/read-file',
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

/** Asks for a quiz as a file. */
export const fetchFile = ({ app }: Pick<TestApp, 'app'>, as: string, quiz: number, format: string) =>
  app.inject({
    method: 'GET',
    url: `/api/v1/quizzes/${quiz}/file?format=${format}`,
    headers: { host: 'localhost', authorization: `Bearer ${as}` },
  })
