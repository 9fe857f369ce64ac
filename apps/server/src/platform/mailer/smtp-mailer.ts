import { createTransport } from 'nodemailer'
import { checkMail } from './check-mail.ts'
import type { Mailer } from './mailer.ts'

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
      const { to, subject, text, html, replyTo } = checkMail(mail)
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        ...(replyTo === undefined ? {} : { replyTo }),
      })
    },
    close: async () => transport.close(),
  }
}
