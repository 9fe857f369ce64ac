import { atLuminance, contrastOf, textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import { drawMail } from './draw-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { Mail } from './mailer.ts'

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
    ['-- ', letter.footer, ...(letter.footerLinks ?? []).map(({ label, href }) => `${label}: ${href}`)].join(
      '\n',
    ),
  ]
    .filter((each) => each !== undefined)
    .join('\n\n')
