import { orderLimits } from '@lectern/contract/orders/order-limits'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { errorText } from '../../../../../lib/errors.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { ManagerSelect } from './manager-select.tsx'
import { useAssign, useManagers } from './use-managers.ts'

interface AssignManagerProps {
  orders: readonly OrderRow[]
  /** Proposed for orders that nobody looks after. */
  readerId: number | undefined
  onClose: () => void
  onDone?: (() => void) | undefined
}

/** Gives one or several orders to somebody of the staff. */
export const AssignManager = ({ orders, readerId, onClose, onDone }: AssignManagerProps) => {
  const { t } = useTexts()
  const managers = useManagers()
  const known = orders[0]?.manager ?? null
  const isSame = orders.every(({ manager }) => manager?.id === known?.id)
  const [chosen, choose] = useState<typeof known | undefined>(isSame && known ? known : undefined)
  const proposed = managers.find(({ id }) => id === readerId) ?? null
  const manager = chosen === undefined ? proposed : chosen
  const [reason, setReason] = useState('')
  const assign = useAssign(() => {
    onClose()
    onDone?.()
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('order-board.manager_title', { count: orders.length })}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('order-board.manager_submit')}
      ready
      busy={assign.isPending}
      onSubmit={() => assign.mutate({ orders, manager, reason })}
      error={assign.error ? errorText(assign.error, t) : undefined}
    >
      <Field label={t('order-board.manager')}>
        <ManagerSelect value={manager} onValue={choose} />
      </Field>
      <Field label={t('order-board.manager_reason')} help={t('order-board.manager_reason_help')}>
        <TextInput
          value={reason}
          maxLength={orderLimits.reason}
          autoComplete="off"
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
