import { orderColumns } from '@lectern/contract/orders/order-list'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useTaskStart } from '../../../tasks/index.ts'
import { FileDialog } from '../../../views/index.ts'
import { exportOrders } from '../../api.ts'
import type { GivenOrders } from './use-rehearsal.ts'

interface FileProps {
  given: GivenOrders
  count: number | undefined
  columns: { readonly all: readonly { id: string; header: string }[]; readonly shown: readonly string[] }
  onClose: () => void
  onStarted?: (() => void) | undefined
}

/** Orders as a file: the columns in sight are chosen at first. */
export const OrderFileDialog = ({ given, count, columns, onClose, onStarted }: FileProps) => {
  const { t } = useTexts()
  const show = useTaskStart()
  const named = new Map(columns.all.map(({ id, header }) => [id, header]))
  // Whoever sees the buyer sees the currency beside the sum as well.
  const shown = [...columns.shown, ...(columns.shown.includes('total') ? ['currency'] : [])]
  return (
    <FileDialog
      title={t('order-desk.file_title')}
      count={count}
      columns={orderColumns.map((id) => ({ id, label: named.get(id) ?? id }))}
      shown={shown}
      extra={{ label: t('order-desk.file_lines'), help: t('order-desk.file_lines_help') }}
      start={({ columns: chosen, format, hasExtra }) =>
        exportOrders({ body: { selection: given, columns: chosen, with_lines: hasExtra, format } })
      }
      onClose={onClose}
      onStarted={(task) => {
        show(task)
        onStarted?.()
      }}
    />
  )
}
