import { randomBytes } from 'node:crypto'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import type { ByteReply } from '../../../platform/http/sending/byte-call.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import type { PayPage } from '../../../platform/providers/payments/payment-provider.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { escapeHtml } from '../../../platform/texts/escape-html.ts'
import { loadMailTexts } from '../../../platform/texts/mail-texts.ts'
import { type BuyerDesk, lockOrder } from '../../orders/index.ts'
import { askAbout, askingOf } from '../jobs/job-kinds.ts'
import { isOpen } from '../rules/next-state.ts'
import { goOnPath, returnPath } from './attempt-key.ts'
import { currencyOfAttempt, type PaymentEngine } from './attempt-parts.ts'
import { findAttemptByKey, type KnownAttempt, lockAttempt, updateAttempt } from './attempts.repository.ts'

const perMinute = { rateLimit: { max: 300, timeWindow: 60_000 } }
const bodyLimit = 256 * 1024

export interface PayPages {
  readonly engine: PaymentEngine
  readonly desk: BuyerDesk
  readonly textsFolder: Dependencies['textsFolder']
}

/**
 * `/pay/…`: posts a form to a provider that is paid by one, under a policy of its own that lets a form leave to that provider alone; and
 * takes the buyer back. A return proves nothing: it is taken from other sites, without a session, and only says whose payment to look at.
 */
export const mountPayPages = (app: HttpServer, { engine, desk, textsFolder }: PayPages): void => {
  const { db, clock } = engine

  app.get<{ Params: { key: string } }>(goOnPath(':key'), { config: perMinute }, async ({ params }, reply) => {
    const known = await findAttemptByKey(db, params.key)
    if (known === null) throw notFound('no such payment')
    const { attempt, order } = known
    const isOver = attempt.expiresAt === null || attempt.expiresAt <= clock.now()
    if (attempt.page?.kind !== 'form' || attempt.state !== 'created' || isOver)
      return reply.redirect(desk.linkOf(attempt.orderId), 303)
    const t = await loadMailTexts(textsFolder, order.language)
    const money = { amount: attempt.amount, currency: currencyOfAttempt(attempt.currency) }
    return sendForm(reply, attempt.page, {
      language: order.language,
      title: t('mail.pay_page_title'),
      text: t('mail.pay_page_text', { amount: formatMoney(money, order.language) }),
      action: t('mail.pay_page_action'),
    })
  })

  const takeBack = async (key: string, reply: ByteReply) => {
    const known = await findAttemptByKey(db, key)
    if (known === null || known.attempt.kind !== 'charge') throw notFound('no such payment')
    await noteReturn(known)
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${desk.linkOf(known.attempt.orderId)}?returned=1`, 303)
  }

  const noteReturn = async ({ attempt: { schoolId, orderId, id } }: KnownAttempt): Promise<void> => {
    const now = clock.now()
    await db.transaction(async (tx) => {
      await lockOrder(tx, { schoolId, orderId })
      const row = await lockAttempt(tx, schoolId, id)
      if (row === null || !isOpen(row.state)) return
      await updateAttempt(tx, schoolId, id, { returnedAt: row.returnedAt ?? now })
      await enqueue(
        tx,
        askAbout,
        { school_id: schoolId, transaction_id: id, kind: 'charge' },
        askingOf(id, 'charge'),
      )
    })
  }

  const back = returnPath(':key')
  app.get<{ Params: { key: string } }>(back, { config: perMinute }, ({ params }, reply) =>
    takeBack(params.key, reply),
  )
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Whatever comes with it is not read.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null)
    scope.post<{ Params: { key: string } }>(back, { bodyLimit, config: perMinute }, ({ params }, reply) =>
      takeBack(params.key, reply),
    )
  })
}

interface FormWords {
  readonly language: string
  readonly title: string
  readonly text: string
  readonly action: string
}

const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1c21;background:#fff}
h1{margin:0;font-size:24px;line-height:32px}p{margin:0;max-width:36ch}
button{font:inherit;font-weight:600;min-height:48px;padding:0 20px;border:0;border-radius:8px;color:#fff;background:#2f5bea;cursor:pointer}
button:focus-visible{outline:3px solid #2f5bea;outline-offset:2px}
@media(prefers-color-scheme:dark){body{color:#eceef4;background:#14151a}}`

const sendForm = (
  reply: ByteReply,
  { url, fields }: Extract<PayPage, { kind: 'form' }>,
  { language, title, text, action }: FormWords,
) => {
  const nonce = randomBytes(16).toString('base64')
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        `script-src 'nonce-${nonce}'`,
        `form-action ${new URL(url).origin}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>` +
        `<p>${escapeHtml(text)}</p><form method="post" action="${escapeHtml(url)}" accept-charset="utf-8">${inputs.join('')}` +
        `<button type="submit">${escapeHtml(action)}</button></form><script nonce="${nonce}">document.forms[0].submit()</script></body></html>`,
    )
}
