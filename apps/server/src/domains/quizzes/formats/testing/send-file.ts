import type { TestApp } from '../../../../testing/app.ts'
import { sendForm } from '../../../../testing/send-form.ts'

interface Sent {
  readonly name?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Sends a file to be read. @returns the status and what was answered, line by line where it is told in lines */
export const sendFile = (
  app: Pick<TestApp, 'app'>,
  as: string | null,
  bytes: Buffer | string,
  { name = 'questions.xml', fields = {} }: Sent = {},
) => sendForm(app, as, '/quizzes/read-file', { bytes, name, fields })

/** Asks for a quiz as a file. */
export const fetchFile = ({ app }: Pick<TestApp, 'app'>, as: string, quiz: number, format: string) =>
  app.inject({
    method: 'GET',
    url: `/api/v1/quizzes/${quiz}/file?format=${format}`,
    headers: { host: 'localhost', authorization: `Bearer ${as}` },
  })
