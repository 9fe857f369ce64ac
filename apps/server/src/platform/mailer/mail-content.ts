import { atLuminance, contrastOf, textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import type { Locale } from '@lectern/contract/kernel/locales'
import { drawMail } from './draw-mail.ts'
import type { Mail } from './mailer.ts'

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

/** The platform's own colour, where a school has chosen none. */
const ownColor = '#3965ff'

/** The letter as plain text and as HTML that reads well in every mail program, in the look of the school. Takes some milliseconds: call it in jobs. */
export const renderMail = async (letter: MailContent): Promise<Pick<Mail, 'subject' | 'text' | 'html'>> => {
  const color = letter.look.color ?? ownColor
  return {
    // A line break would be a header of its own.
    subject: letter.subject.replace(/\s+/g, ' '),
    text: plainText(letter),
    html: await drawMail(letter, {
      fill: color,
      ink: textColorOn(color),
      link: readableOn(color, '#ffffff', 0.14),
      darkLink: readableOn(color, '#1b1e29', 0.4),
    }),
  }
}

/** A shade of a colour in which words can be read on a ground. */
const readableOn = (color: string, ground: string, limit: number): string =>
  contrastOf(color, ground) >= 4.5 ? color : atLuminance(color, limit)

const plainText = (letter: MailContent): string =>
  [
    letter.greeting,
    letter.text,
    letter.code === undefined ? undefined : `    ${letter.code}`,
    ...(letter.items ?? []).map(({ title, text, href }) =>
      [`* ${title}`, text, href].filter((line) => line !== null).join('\n  '),
    ),
    letter.action && `${letter.action.label}: ${letter.action.href}`,
    letter.note,
    ['-- ', letter.footer, ...(letter.footerLinks ?? []).map(({ label, href }) => `${label}: ${href}`)].join('\n'),
  ]
    .filter((each) => each !== undefined)
    .join('\n\n')
