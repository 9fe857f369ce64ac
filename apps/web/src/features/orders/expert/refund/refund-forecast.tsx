import type { OrderCard } from '@lectern/contract/orders/staff-order'
import type { RefundForecast } from '@lectern/contract/payments/refund'
import { type Translate, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import styles from '../orders.module.css'
import type { RefundDraft } from './refund-draft.ts'

interface ForecastProps {
  order: OrderCard
  forecast: RefundForecast
  refund: RefundDraft
}

/** What the choices would do, each in a sentence, before anything is done. */
export const WhatWillHappen = (props: ForecastProps) => {
  const { t } = useTexts()
  const sentences = useSentences(props)
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('order-desk.refund_happens')}</h3>
        <span className={styles.muted}>{t('order-desk.refund_not_yet')}</span>
      </div>
      <ul className={styles.forecast} aria-live="polite">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

const titlesOf = (things: readonly { title: string }[]): string => things.map(({ title }) => title).join(', ')

const useSentences = ({ order, forecast, refund }: ForecastProps): string[] => {
  const { t } = useTexts()
  const money = useMoney()
  const { draft, amount = 0, isSomething } = refund
  if (!isSomething) return [t('order-desk.refund_happens_nothing')]
  const shown = money(amount, order.currency)
  const { is_place_returned: isPlaceFree } = forecast
  const rest = draft.isOrder ? order.payments.filter(isOpen).reduce((all, each) => all + each.amount, 0) : 0
  const isLater = amount > 0 && draft.method === 'provider'
  const ofMoney =
    amount > 0 ? [t(`order-desk.refund_happens_${isLater ? 'provider' : 'money'}`, { amount: shown })] : []
  const ofLetter =
    amount > 0 && order.buyer.email !== null ? [t('order-desk.refund_happens_letter', { amount: shown })] : []
  const ofAccess = accessWords({ forecast, refund }, t)
  const ofOrder = [
    ...(rest > 0 ? [t('order-desk.refund_happens_rest', { amount: money(rest, order.currency) })] : []),
    ...(draft.isOrder && isPlaceFree ? [t('order-desk.refund_happens_place')] : []),
  ]
  return [...ofMoney, ...ofAccess, ...ofOrder, ...ofLetter, ...finalWords(isLater, draft, t)]
}

const accessWords = (
  { forecast: { closes, keeps }, refund: { draft, can } }: Omit<ForecastProps, 'order'>,
  t: Translate,
): string[] => {
  if (!draft.isAccess) return can.access ? [t('order-desk.refund_happens_open')] : []
  return [
    ...(closes.length > 0 ? [t('order-desk.refund_happens_closes', { titles: titlesOf(closes) })] : []),
    ...(keeps.length > 0 ? [t('order-desk.refund_happens_keeps', { titles: titlesOf(keeps) })] : []),
  ]
}

/** Whether it can be taken back. */
const finalWords = (isLater: boolean, draft: RefundDraft['draft'], t: Translate): string[] => {
  if (!isLater) return [t('order-desk.refund_happens_final')]
  return draft.isAccess || draft.isOrder ? [t('order-desk.refund_happens_final_access')] : []
}

const isOpen = ({ status }: OrderCard['payments'][number]): boolean =>
  status === 'planned' || status === 'overdue'
