import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import type { ByteReply } from '../../../platform/http/sending/byte-call.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { loadMailTexts } from '../../../platform/texts/mail-texts.ts'
import { type BuyerDesk, lockOrder } from '../../orders/index.ts'
import { askAbout, askingOf } from '../jobs/job-kinds.ts'
import { isOpen } from '../rules/next-state.ts'
import { goOnPath, returnPath } from './attempt-key.ts'
import { currencyOfAttempt, type PaymentEngine } from './attempt-parts.ts'
import { sendForm, sendOn } from './send-pay-page.ts'
import { findAttemptByKey, type KnownAttempt, lockAttempt, updateAttempt } from './attempts.repository.ts'

const perMinute = { rateLimit: { max: 300, timeWindow: 60_000 } }
const bodyLimit = 256 * 1024

export interface PayPages {
  readonly engine: PaymentEngine
  readonly desk: BuyerDesk
  readonly textsFolder: Dependencies['textsFolder']
}

/**
 * `/pay/…`: leads to the page of a provider, or posts a form to one that is paid by a form, under a policy of its own that lets it leave to
 * that provider alone; and takes the buyer back. A return proves nothing: it is taken from other sites, without a session, and only says
 * whose payment to look at.
 */
export const mountPayPages = (app: HttpServer, { engine, desk, textsFolder }: PayPages): void => {
  const { db, clock } = engine

  app.get<{ Params: { key: string } }>(goOnPath(':key'), { config: perMinute }, async ({ params }, reply) => {
    const known = await findAttemptByKey(db, params.key)
    if (known === null) throw notFound('no such payment')
    const { attempt, order } = known
    const isOver = attempt.expiresAt === null || attempt.expiresAt <= clock.now()
    if (attempt.page === null || attempt.state !== 'created' || isOver)
      return reply.redirect(desk.linkOf(attempt.orderId), 303)
    const t = await loadMailTexts(textsFolder, order.language)
    const money = { amount: attempt.amount, currency: currencyOfAttempt(attempt.currency) }
    const words = {
      language: order.language,
      title: t('mail.pay_page_title'),
      text: t('mail.pay_page_text', { amount: formatMoney(money, order.language) }),
      action: t('mail.pay_page_action'),
    }
    return attempt.page.kind === 'form'
      ? sendForm(reply, attempt.page, words)
      : sendOn(reply, attempt.page.url, words)
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
