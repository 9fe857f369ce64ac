import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { Field } from '@lectern/ui/fields/field'
import { errorText } from '../../../../../lib/errors.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { useHeldRights } from '../../../../staff/index.ts'
import styles from '../board.module.css'
import { ManagerSelect } from './manager-select.tsx'
import { useAssign } from './use-managers.ts'

/** Where an order stands, and who looks after it: chosen in its place by those who may. */
export const OrderManager = ({ order }: { order: OrderCard }) => {
  const { t } = useTexts()
  const mayEdit = useHeldRights().has('order_edit')
  const assign = useAssign()
  return (
    <div className={styles.manager}>
      {order.stage && (
        <div>
          <p className={styles.label}>{t('order-board.stage')}</p>
          <p className={styles.value}>{order.stage.title}</p>
        </div>
      )}
      {mayEdit ? (
        <Field label={t('order-board.manager')} error={assign.error ? errorText(assign.error, t) : undefined}>
          <ManagerSelect
            value={order.manager}
            disabled={assign.isPending}
            onValue={(manager) => assign.mutate({ orders: [order], manager, reason: '' })}
          />
        </Field>
      ) : (
        <div>
          <p className={styles.label}>{t('order-board.manager')}</p>
          <p className={styles.value}>{order.manager?.name ?? t('order-board.manager_none')}</p>
        </div>
      )}
    </div>
  )
}
