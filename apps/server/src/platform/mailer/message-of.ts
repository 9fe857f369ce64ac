import { checkMail } from './check-mail.ts'
import type { Mail } from './mailer.ts'

/**
 * A mail as the sending library takes it, headers included.
 *
 * @param from the sender's plain address
 * @throws UnsafeMailError when a header would hold more than one address or line
 */
export const messageOf = (mail: Mail, from: string) => {
  const { to, subject, text, html, replyTo, unsubscribeUrl, key } = checkMail(mail)
  const [, host = 'localhost'] = from.split('@')
  return {
    from,
    to,
    subject,
    text,
    html,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(key === undefined ? {} : { messageId: `<${key}@${host}>` }),
    ...(unsubscribeUrl === undefined
      ? {}
      : {
          headers: {
            'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
  }
}
