import { UnsafeMailError, type Mail } from './mailer.ts'

/** Control characters end a header or hide what follows. */
const unsafe = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/

/** One plain address: no name, no list, no angle brackets. */
const address = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,255}$/

/** An address as a header may hold it between angle brackets. */
const webAddress = /^https?:\/\/[\w.:~%/?#@!$&'*+,;=[\]-]{1,1000}$/

/** @throws UnsafeMailError when a header would hold more than one address or line. */
export const checkMail = (mail: Mail): Mail => {
  if (unsafe.test(mail.to) || !address.test(mail.to)) throw new UnsafeMailError('recipient')
  if (unsafe.test(mail.subject)) throw new UnsafeMailError('subject')
  if (mail.replyTo !== undefined && (unsafe.test(mail.replyTo) || !address.test(mail.replyTo)))
    throw new UnsafeMailError('reply address')
  if (mail.unsubscribeUrl !== undefined && !webAddress.test(mail.unsubscribeUrl))
    throw new UnsafeMailError('unsubscribe address')
  if (mail.key !== undefined && !/^[\w-]{1,100}$/.test(mail.key)) throw new UnsafeMailError('key')
  return mail
}
