/** One mail to one person. Texts are ready: translated, and the HTML is safe. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
  /** What mail programs offer to stop such letters (RFC 8058): a whole address that takes a POST. */
  readonly unsubscribeUrl?: string
  /** Names the letter: sent a second time, mail programs show it once. A part of `Message-ID`. */
  readonly key?: string
}

/** Sends mails. Called from jobs only: a mail server may be slow or away. */
export interface Mailer {
  /**
   * Resolves when the mail server has taken the mail.
   *
   * @throws UnsafeMailError when an address or the subject holds a line break or is no address.
   * @throws Error when the mail server refuses or cannot be reached; trying again later is right.
   */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** A mail whose headers would be more than was meant. Trying again does not help. */
export class UnsafeMailError extends Error {
  constructor(field: string) {
    super(`The mail's ${field} cannot stand in a header.`)
    this.name = 'UnsafeMailError'
  }
}
