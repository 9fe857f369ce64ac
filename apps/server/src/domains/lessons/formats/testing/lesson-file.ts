import type { TestApp } from '../../../../testing/app.ts'

interface Sent {
  readonly name?: string
  readonly place?: string
}

/** Sends a file to be read into a lesson. @returns the status and the last line of what was answered */
export const sendLesson = async (
  { app }: Pick<TestApp, 'app'>,
  as: string | null,
  lesson: number,
  bytes: Buffer | string,
  { name = 'lesson.md', place }: Sent = {},
) => {
  const boundary = 'lectern-lesson'
  const field =
    place === undefined
      ? ''
      : `--${boundary}\r\ncontent-disposition: form-data; name="place"\r\n\r\n${place}\r\n`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1/lessons/${lesson}/import`,
    headers: {
      host: 'localhost',
      ...(as === null ? {} : { authorization: `Bearer ${as}` }),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(field + head),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
  return { status: reply.statusCode, body: JSON.parse(reply.body.trim().split('\n').at(-1) ?? '') }
}

/** Asks for a lesson as a file. */
export const fetchLesson = (
  { app }: Pick<TestApp, 'app'>,
  as: string | null,
  lesson: number,
  format: string,
) =>
  app.inject({
    method: 'GET',
    url: `/api/v1/lessons/${lesson}/export?format=${format}`,
    headers: { host: 'localhost', ...(as === null ? {} : { authorization: `Bearer ${as}` }) },
  })
