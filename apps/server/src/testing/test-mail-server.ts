import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import { jobHandlers } from '../jobs.ts'
import { silentLog } from '../platform/log.ts'
import { createSmtpMailer } from '../platform/mailer/smtp-mailer.ts'
import { drainQueue } from '../platform/queue/worker.ts'
import type { TestApp } from './app.ts'
import { writeTextGroup } from './write-texts.ts'

/** A letter as it left the house. */
export interface SentLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The code that stands in it. */
  readonly code: string
  /** The first address that stands in its text. */
  readonly link: string
  readonly source: string
}

/** A real mail server on loopback, and the real texts in every language. */
export interface TestMailServer {
  /** Does the waiting jobs. */
  deliver(): Promise<void>
  /** Delivers, and takes every letter to this address, oldest first. */
  take(to: string): Promise<SentLetter[]>
  /** Delivers, and takes the newest letter to this address. */
  newest(to: string): Promise<SentLetter>
}

/** Puts a letter box before an app. */
export const openTestMailServer = async (app: TestApp): Promise<TestMailServer> => {
  for (const group of ['mail', 'notices']) writeTextGroup(app.dependencies.textsFolder, group)
  const letters: SentLetter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        letters.push(readLetter(session.envelope.rcptTo[0]?.address ?? '', Buffer.concat(chunks).toString()))
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : 0
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@school.test' })
  afterAll(async () => {
    await mailer.close()
    await new Promise<void>((done) => server.close(done))
  })
  const deliver = () =>
    drainQueue(app.dependencies.database, jobHandlers({ ...app.dependencies, mailer }), {
      clock: app.clock,
      log: silentLog,
    })
  const take = async (to: string) => {
    await deliver()
    const mine = letters.filter((letter) => letter.to === to)
    for (const letter of mine) letters.splice(letters.indexOf(letter), 1)
    return mine
  }
  return {
    deliver,
    take,
    newest: async (to) => {
      const letter = (await take(to)).at(-1)
      if (!letter) throw new Error(`No letter came to ${to}.`)
      return letter
    },
  }
}

const readLetter = (to: string, source: string): SentLetter => {
  const subject = decodeWords(/^Subject: ((?:.|\r\n[ \t])*)/m.exec(source)?.[1] ?? '')
  const [text, html] = ['text/plain', 'text/html'].map((type) => partOf(source, type))
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0] ?? ''
  const link = /https?:\/\/\S+/.exec(text ?? '')?.[0] ?? ''
  return { to, subject, text: text ?? '', html: html ?? '', code, link, source }
}

const partOf = (source: string, type: string): string => {
  const found = new RegExp(
    `Content-Type: ${type}[^]*?Content-Transfer-Encoding: (\\S+)\\r\\n\\r\\n([^]*?)\\r\\n--(?! |=20)`,
  ).exec(source)
  const [, encoding = '', body = ''] = found ?? []
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body
}

const decodeQuoted = (body: string): string =>
  Buffer.from(
    body.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
    .trim()
