import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestClock } from '../clock.ts'
import { createStoringMailer } from './storing-mailer.ts'
import type { Mail } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const mail: Mail = {
  to: 'learner@school.example',
  subject: 'Ваш урок відкрито',
  text: 'Вітаємо!',
  html: '<p>Вітаємо!</p>',
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-mails-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const keptMailer = (clock = createTestClock()) =>
  createStoringMailer({ folder, clock, from: 'no-reply@school.example' })

/** A mail server on loopback that remembers what it was sent. */
const startMailServer = async () => {
  const received: { from: string; to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((done) => server.close(done)),
  }
}

test('a mail reaches the mail server with sender, recipient, reply address and both texts', async () => {
  const server = await startMailServer()
  const mailer = createSmtpMailer({ url: server.url, from: 'no-reply@school.example' })
  await mailer.send({ ...mail, replyTo: 'curator@school.example' })
  await mailer.close()
  await server.close()
  expect(server.received).toMatchObject([{ from: 'no-reply@school.example', to: ['learner@school.example'] }])
  const [{ source } = { source: '' }] = server.received
  expect(source).toContain('Reply-To: curator@school.example')
  expect(source).toContain('multipart/alternative')
  expect(source).toContain(Buffer.from('<p>Вітаємо!</p>').toString('base64'))
})

test('a mail server that is away fails the sending, so that the job tries again', async () => {
  const server = await startMailServer()
  await server.close()
  const mailer = createSmtpMailer({ url: server.url, from: 'no-reply@school.example' })
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
  await mailer.close()
})

test('kept mails are read newest first, and each is a file that a mail program opens', async () => {
  const clock = createTestClock('2026-03-01T10:00:00.000Z')
  const mailer = keptMailer(clock)
  await mailer.send({ ...mail, subject: 'first' })
  clock.advance(1)
  await mailer.send({ ...mail, subject: 'second' })
  await mailer.send({ ...mail, subject: 'third' })
  const kept = await mailer.storedMails()
  expect(kept.map(({ subject }) => subject)).toEqual(['third', 'second', 'first'])
  expect(kept[2]).toMatchObject({
    at: '2026-03-01T10:00:00.000Z',
    to: 'learner@school.example',
    text: 'Вітаємо!',
    replyTo: null,
  })
  expect(readFileSync(join(folder, `${kept[2]?.id}.eml`), 'utf8')).toContain('Subject: first')
})

test('there are no kept mails before the first', async () => {
  expect(
    await createStoringMailer({
      folder: join(folder, 'none'),
      clock: createTestClock(),
      from: 'a@b.c',
    }).storedMails(),
  ).toEqual([])
})

test.each([
  ['recipient', { to: 'a@school.example\r\nBcc: all@school.example' }],
  ['recipient', { to: 'a@school.example, b@school.example' }],
  ['recipient', { to: 'nobody' }],
  ['subject', { subject: 'Hello\nBcc: all@school.example' }],
  ['reply address', { replyTo: 'a@school.example\r\nX: y' }],
])('an unsafe %s is refused before anything is sent', async (field, change) => {
  const mailer = keptMailer()
  await expect(mailer.send({ ...mail, ...change })).rejects.toThrow(
    `The mail's ${field} cannot stand in a header.`,
  )
  expect(await mailer.storedMails()).toEqual([])
})
