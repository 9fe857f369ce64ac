import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message-of.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  /** The sender's plain address. */
  readonly from: string
}

/** Sends through a mail server, over up to three connections that are used again. */
export const createSmtpMailer = ({ url, from }: SmtpOptions): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    // A mail is made of texts only; nothing in it may read files or addresses of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from))
    },
    close: async () => transport.close(),
  }
}
