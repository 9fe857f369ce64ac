import type { Mail } from './mailer.ts'

/** A short letter with one thing to do. Texts are translated and plain; names in them are shown as they are. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly text: string
  readonly action: { readonly label: string; readonly href: string }
  readonly footer: string
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The letter as plain text and as HTML that reads well in every mail program. */
export const renderLetter = (letter: Letter): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  // A line break would be a header of its own.
  subject: letter.subject.replace(/\s+/g, ' '),
  text: [
    letter.greeting,
    letter.text,
    `${letter.action.label}: ${letter.action.href}`,
    `-- \n${letter.footer}`,
  ].join('\n\n'),
  html: `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escape(letter.greeting)}</h1>
<p style="margin:0 0 24px">${escape(letter.text)}</p>
<p style="margin:0 0 32px"><a href="${escape(letter.action.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#3965ff;color:#ffffff;text-decoration:none;font-weight:600">${escape(letter.action.label)}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #c9cede;font-size:13px;line-height:1.5;color:#6b7290">${escape(letter.footer)}</p>
</div></body></html>`,
})
