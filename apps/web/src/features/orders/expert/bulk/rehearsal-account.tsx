import type { OrderActionKind, OrderRehearsal } from '@lectern/contract/orders/bulk'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, type LucideIcon, Minus, TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './bulk.module.css'

interface AccountProps {
  kind: OrderActionKind
  rehearsal: OrderRehearsal
}

/** What an action will do to how many orders; the parts add up to all that are chosen. */
export const RehearsalAccount = ({ kind, rehearsal }: AccountProps) => {
  const { t, number } = useTexts()
  const { matched, changed, already, refused, places, undo_hours: hours } = rehearsal
  return (
    <>
      <table className={styles.account}>
        <caption>{t('order-desk.bulk_account')}</caption>
        <tbody>
          <Part icon={CircleCheck} tone="good" text={t(`order-desk.bulk_will_${kind}`)} count={changed} />
          {already > 0 && <Part icon={Minus} text={t('order-desk.bulk_already')} count={already} />}
          {refused.map(({ reason, orders }) => (
            <Part
              key={reason}
              icon={TriangleAlert}
              tone="left"
              text={t(`order-desk.bulk_refused_${reason}`)}
              count={orders}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('order-desk.bulk_matched')}</th>
            <td>{number(matched)}</td>
          </tr>
        </tfoot>
      </table>
      {changed > 0 && (
        <p className={styles.promise}>
          {kind === 'cancel' && <span>{t('order-desk.bulk_places', { count: places })}</span>}
          <span>
            {hours > 0
              ? t('order-desk.bulk_undo_days', { count: Math.floor(hours / 24) })
              : t('order-desk.bulk_undo_none')}
          </span>
        </p>
      )}
    </>
  )
}

interface PartProps {
  icon: LucideIcon
  tone?: 'good' | 'left'
  text: string
  count: number
}

const Part = ({ icon, tone, text, count }: PartProps) => {
  const { number } = useTexts()
  return (
    <tr>
      <th scope="row" data-tone={tone}>
        <Icon of={icon} />
        <span>{text}</span>
      </th>
      <td>{number(count)}</td>
    </tr>
  )
}
