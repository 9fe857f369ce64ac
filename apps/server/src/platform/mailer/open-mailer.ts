import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { createStoringMailer, type StoringMailer } from './storing-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** The mailer that the settings name. `kept` is there when mails are kept instead of sent. */
export interface OpenMailer {
  readonly mailer: Mailer
  readonly kept: StoringMailer | undefined
}

export const openMailer = (
  env: Pick<Env, 'smtpUrl' | 'dataFolder' | 'publicUrl'>,
  clock: Clock,
): OpenMailer => {
  const host = env.publicUrl === undefined ? 'localhost' : new URL(env.publicUrl).hostname
  const from = `no-reply@${host}`
  if (env.smtpUrl !== undefined)
    return { mailer: createSmtpMailer({ url: env.smtpUrl, from }), kept: undefined }
  const kept = createStoringMailer({ folder: join(env.dataFolder, 'mails'), clock, from })
  return { mailer: kept, kept }
}
