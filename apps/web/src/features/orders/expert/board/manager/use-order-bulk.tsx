import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { useSelection } from '@lectern/ui/list-page/use-selection'
import type { TableSelection } from '@lectern/ui/lists/table'
import { UserCog } from 'lucide-react'
import { useState } from 'react'
import type { BulkWork } from '../../../../../frame/index.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { useHeldRights } from '../../../../staff/index.ts'
import { AssignManager } from './assign-manager.tsx'

/** What is done with chosen rows of the table; nothing is chosen by those who may change no order. */
export const useOrderBulk = (rows: readonly OrderRow[], readerId: number | undefined) => {
  const { t } = useTexts()
  const mayEdit = useHeldRights().has('order_edit')
  const chosen = useSelection()
  const [assigned, assign] = useState<readonly OrderRow[]>()
  const numberOf = (id: string) => String(rows.find((row) => String(row.id) === id)?.number ?? id)
  const selection: TableSelection | undefined = mayEdit
    ? {
        selected: chosen.selected,
        onChange: chosen.onChange,
        rowLabel: (id) => t('order-board.select_row', { number: numberOf(id) }),
        allLabel: t('order-board.select_all'),
      }
    : undefined
  const bulk: BulkWork<OrderRow> | undefined = mayEdit
    ? {
        selection: chosen,
        rowId: ({ id }) => String(id),
        text: (count) => t('order-board.selected', { count }),
        clearLabel: t('order-board.select_clear'),
        render: (orders) => (
          <Button size="small" icon={<Icon of={UserCog} />} onClick={() => assign(orders)}>
            {t('order-board.manager_assign')}
          </Button>
        ),
      }
    : undefined
  const dialog = assigned && (
    <AssignManager
      orders={assigned}
      readerId={readerId}
      onClose={() => assign(undefined)}
      onDone={chosen.clear}
    />
  )
  return { selection, bulk, dialog }
}
