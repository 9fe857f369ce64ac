import type { OrderCard, OrderHistoryEntry } from '@lectern/contract/orders/staff-order'
import { Button } from '@lectern/ui/actions/button'
import { useState } from 'react'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import styles from '../orders.module.css'

/** Entries that stand there before all are asked for. */
const mostAtFirst = 6

/** What happened to an order, the latest first: when, what, by whom and why. */
export const OrderHistory = ({ order }: { order: OrderCard }) => {
  const { t, number } = useTexts()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? order.history : order.history.slice(0, mostAtFirst)
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('order-desk.history')}</h3>
      <ol className={styles.history}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} order={order} />
        ))}
      </ol>
      {shown.length < order.history.length && (
        <span>
          <Button size="small" onClick={() => setWhole(true)}>
            {t('order-desk.history_more', { count: number(order.history.length) })}
          </Button>
        </span>
      )}
    </section>
  )
}

const Entry = ({ entry, order }: { entry: OrderHistoryEntry; order: OrderCard }) => {
  const { t } = useTexts()
  const { moment } = useDates()
  const money = useMoney()
  const { kind, by, amount, reason, title, at } = entry
  const parts = [
    ...(amount === null ? [] : [money(amount, order.currency)]),
    ...(title === null || title === '' ? [] : [t('order-desk.title_quoted', { title })]),
    ...(by === null ? [] : [by.name]),
    ...(reason === null || reason === '' ? [] : [reason]),
  ]
  return (
    <li className={styles.entry}>
      <time className={styles.muted} dateTime={at}>
        {moment(at)}
      </time>
      <span className={styles.words}>
        <span className={styles.strong}>{t(`order-desk.happened_${kind}`)}</span>
        {parts.length > 0 && <span className={styles.muted}>{parts.join(' · ')}</span>}
      </span>
    </li>
  )
}
