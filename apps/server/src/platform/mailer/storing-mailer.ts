import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message-of.ts'

/** A mail that was kept instead of sent. */
const keptMail = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().nullable(),
  unsubscribeUrl: z.string().nullable().default(null),
})
export type StoredMail = z.infer<typeof keptMail>

export interface StoringMailer extends Mailer {
  /** The newest first, at most `limit` (50 unless said otherwise). */
  storedMails(limit?: number): Promise<StoredMail[]>
}

export interface StoringMailerOptions {
  readonly folder: string
  readonly clock: Clock
  readonly from: string
}

/** Older ones are removed: the folder of a demo school does not grow without end. */
const mostKept = 1_000

/**
 * Keeps each mail as `<id>.eml`, as a mail program opens it, with `<id>.json` beside it. An id begins with the time, so
 * names sort by age.
 */
export const createStoringMailer = ({ folder, clock, from }: StoringMailerOptions): StoringMailer => {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let count = 0

  const names = async () =>
    (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()

  const removeOldest = async () => {
    for (const name of (await names()).slice(mostKept))
      for (const file of [name, name.replace(/json$/, 'eml')]) await rm(join(folder, file), { force: true })
  }

  return {
    send: async (mail) => {
      const message = messageOf(mail, from)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = clock.now()
      count += 1
      const id = `${at.getTime().toString().padStart(15, '0')}-${String(count).padStart(6, '0')}-${randomBytes(4).toString('hex')}`
      const { message: eml } = await transport.sendMail({ ...message, date: at })
      await writeFile(join(folder, `${id}.eml`), eml, { mode: 0o600 })
      const { to, subject, text, html, replyTo = null, unsubscribeUrl = null } = mail
      const kept: StoredMail = { id, at: at.toISOString(), to, subject, text, html, replyTo, unsubscribeUrl }
      await writeWhole(join(folder, `${id}.json`), JSON.stringify(kept))
      if (count % 100 === 0) await removeOldest()
    },
    storedMails: async (limit = 50) => {
      const newest = (await names()).slice(0, limit)
      return Promise.all(
        newest.map(async (name) => keptMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
      )
    },
    close: async () => transport.close(),
  }
}

/** Under another name first: a reader never finds half a file. */
const writeWhole = async (path: string, text: string) => {
  await writeFile(`${path}.part`, text, { mode: 0o600 })
  await rename(`${path}.part`, path)
}
