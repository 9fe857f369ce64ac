import type { TestApp } from '../../../../testing/app.ts'
import { sendForm } from '../../../../testing/send-form.ts'

interface Sent {
  readonly name?: string
  readonly place?: string
}

/** Sends a file to be read into a lesson. @returns the status and the last line of what was answered */
export const sendLesson = (
  app: Pick<TestApp, 'app'>,
  as: string | null,
  lesson: number,
  bytes: Buffer | string,
  { name = 'lesson.md', place }: Sent = {},
) =>
  sendForm(app, as, `/lessons/${lesson}/import`, {
    bytes,
    name,
    ...(place !== undefined && { fields: { place } }),
  })

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
