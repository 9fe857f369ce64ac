import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import styles from './board.module.css'
import type { CardField } from './card-fields.ts'
import { useFieldNames } from './use-card-fields.tsx'

/** Chosen fields that have no place of their own on a card, a line each; what an order does not have takes none. */
export const CardLines = ({ order, fields }: { order: OrderRow; fields: readonly CardField[] }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  const names = useFieldNames()
  const { buyer, method, refunded_total: refunded, currency } = order
  const words: Partial<Record<CardField, string | null | undefined>> = {
    ...{ email: buyer.email, phone: buyer.phone, method: method?.title },
    source: t(`order-desk.source_${order.source}`),
    created: date(order.created_at),
    refunded: refunded > 0 ? money(refunded, currency) : null,
  }
  return fields.map((field) => {
    const line = words[field]
    return (
      line && (
        <span key={field} className={styles.line} title={names[field]}>
          <VisuallyHidden>{names[field]} </VisuallyHidden>
          {line}
        </span>
      )
    )
  })
}
