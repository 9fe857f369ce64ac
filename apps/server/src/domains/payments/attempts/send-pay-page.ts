import { randomBytes } from 'node:crypto'
import type { ByteReply } from '../../../platform/http/sending/byte-call.ts'
import type { PayPage } from '../../../platform/providers/payments/payment-provider.ts'
import { escapeHtml } from '../../../platform/texts/escape-html.ts'

interface FormWords {
  readonly language: string
  readonly title: string
  readonly text: string
  readonly action: string
}

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1c21;background:#fff}
h1{margin:0;font-size:24px;line-height:32px}p{margin:0;max-width:36ch}
button,.go{font:inherit;font-weight:600;min-height:48px;padding:0 20px;border:0;border-radius:8px;color:#fff;background:#2f5bea;cursor:pointer}
.go{display:grid;place-content:center;text-decoration:none}
button:focus-visible,.go:focus-visible{outline:3px solid #2f5bea;outline-offset:2px}
@media(prefers-color-scheme:dark){body{color:#eceef4;background:#14151a}}`

/** Posts a form to a provider that is paid by one. */
export const sendForm = (
  reply: ByteReply,
  { url, fields }: Extract<PayPage, { kind: 'form' }>,
  { language, title, text, action }: FormWords,
) => {
  const nonce = randomBytes(16).toString('base64')
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const policy = [`script-src 'nonce-${nonce}'`, `form-action ${new URL(url).origin}`]
  return send(
    reply,
    policy,
    `${headOf({ language, title })}<h1>${escapeHtml(title)}</h1>` +
      `<p>${escapeHtml(text)}</p><form method="post" action="${escapeHtml(url)}" accept-charset="utf-8">${inputs.join('')}` +
      `<button type="submit">${escapeHtml(action)}</button></form><script nonce="${nonce}">document.forms[0].submit()</script></body></html>`,
  )
}

/**
 * Leads on to the page of a provider. A form of ours that came without scripts may not be sent on to another site, also not by a redirect:
 * so a page of its own leads there by itself, with a link beside.
 */
export const sendOn = (reply: ByteReply, url: string, { language, title, text, action }: FormWords) =>
  send(
    reply.header('refresh', `0;url=${url}`),
    ["form-action 'none'"],
    `${headOf({ language, title })}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
      `<a class="go" href="${escapeHtml(url)}">${escapeHtml(action)}</a></body></html>`,
  )

const headOf = ({ language, title }: Pick<FormWords, 'language' | 'title'>): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>`

const send = (reply: ByteReply, policy: readonly string[], html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        ...policy,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(html)
