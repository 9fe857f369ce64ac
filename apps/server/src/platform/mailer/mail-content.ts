import type { Locale } from '@lectern/contract/kernel/locales'

/** Whose letter it is, as its head shows it. */
export interface MailLook {
  readonly name: string
  /** Where its name leads; without a trailing slash. */
  readonly origin: string
  /** A whole address; null: the name stands alone. */
  readonly logoUrl: string | null
  /** `#rrggbb`; null: the platform's own. */
  readonly color: string | null
}

/** Something that a letter tells, among others. */
export interface MailItem {
  readonly title: string
  readonly text: string | null
  /** A whole address. */
  readonly href: string | null
}

/** A letter. Texts are translated and plain; names in them are shown as they are. */
export interface MailContent {
  readonly look: MailLook
  readonly locale: Locale
  readonly subject: string
  /** What mail programs show beside the subject; the text unless said otherwise. */
  readonly preheader?: string
  readonly greeting: string
  readonly text: string
  /** A picture over the words: whole addresses. */
  readonly cover?: { readonly url: string; readonly href: string; readonly label: string }
  /** A code to type in: shown large, and taken whole by a double click. */
  readonly code?: string
  /** What happened, where it is more than one thing. */
  readonly items?: readonly MailItem[]
  readonly action?: { readonly label: string; readonly href: string }
  /** What else should be known, under the code or the button. */
  readonly note?: string
  readonly footer: string
  /** Links in the foot: what the reader may change of such letters. */
  readonly footerLinks?: readonly { readonly label: string; readonly href: string }[]
}
