import type { Mail } from './mailer.ts'

/** A short letter about one thing. Texts are translated and plain; names in them are shown as they are. */
export interface MailContent {
  readonly subject: string
  /** What mail programs show beside the subject; the text unless said otherwise. */
  readonly preheader?: string
  readonly greeting: string
  readonly text: string
  /** A code to type in: shown large, and taken whole by a double click. */
  readonly code?: string
  readonly action?: { readonly label: string; readonly href: string }
  /** What else should be known, under the code or the button. */
  readonly note?: string
  readonly footer: string
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const font = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** A part of the letter, or nothing when there is no text for it. */
const part = (text: string | undefined, render: (safe: string) => string): string =>
  text === undefined ? '' : render(escape(text))

const paragraph = (safe: string) => `<p style="margin:0 0 24px;white-space:pre-line">${safe}</p>\n`
const hidden = (safe: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${safe}</div>\n`
const bigCode = (safe: string) =>
  `<p style="margin:0 0 24px"><span style="display:inline-block;padding:12px 20px;border:1px solid #c9cede;border-radius:10px;font:600 32px/1.2 'JetBrains Mono',Consolas,Menlo,monospace;letter-spacing:6px;user-select:all;-webkit-user-select:all">${safe}</span></p>\n`
const small = (safe: string) =>
  `<p style="margin:0 0 24px;font-size:14px;line-height:1.5;color:#6b7290">${safe}</p>\n`

const button = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:0 0 24px"><a href="${escape(href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#3965ff;color:#ffffff;text-decoration:none;font-weight:600">${escape(label)}</a></p>\n`

/** The letter as plain text and as HTML that reads well in every mail program. */
export const renderMail = (letter: MailContent): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  // A line break would be a header of its own.
  subject: letter.subject.replace(/\s+/g, ' '),
  text: [
    letter.greeting,
    letter.text,
    letter.code === undefined ? undefined : `    ${letter.code}`,
    letter.action && `${letter.action.label}: ${letter.action.href}`,
    letter.note,
    `-- \n${letter.footer}`,
  ]
    .filter((each) => each !== undefined)
    .join('\n\n'),
  html: `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 ${font}">
${hidden(escape(letter.preheader ?? letter.text))}<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escape(letter.greeting)}</h1>
${paragraph(escape(letter.text))}${part(letter.code, bigCode)}${letter.action ? button(letter.action) : ''}${part(letter.note, small)}<p style="margin:0;padding-top:16px;border-top:1px solid #c9cede;font-size:13px;line-height:1.5;color:#6b7290">${escape(letter.footer)}</p>
</div></body></html>`,
})
