import type { OrderActionKind } from '@lectern/contract/orders/bulk'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import type { CursorMeta } from '@lectern/contract/kernel/paging'
import { taskLimits } from '@lectern/contract/tasks/tasks'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import type { TableSelection } from '@lectern/ui/lists/table'
import { Ban, Columns3, Download, type LucideIcon, Mail, UserCog } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type BulkWork, type ChosenRows, useChosenRows } from '../../../../frame/index.ts'
import { isPageFree, useKeys } from '../../../../frame/expert/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useHeldRights } from '../../../staff/index.ts'
import { ordersFilter, type OrdersSearch } from '../orders-search.ts'
import { OrderActionDialog } from './action-dialog.tsx'
import { OrderFileDialog } from './order-file-dialog.tsx'
import type { GivenOrders } from './use-rehearsal.ts'

type Asked = OrderActionKind | 'export'

const actions: readonly { kind: OrderActionKind; icon: LucideIcon }[] = [
  { kind: 'move', icon: Columns3 },
  { kind: 'manager', icon: UserCog },
  { kind: 'remind', icon: Mail },
  { kind: 'cancel', icon: Ban },
]

interface BulkInput {
  search: OrdersSearch
  rows: readonly OrderRow[]
  meta: CursorMeta | undefined
  readerId: number | undefined
  /** Columns of a file: all, and those in sight. */
  columns: { readonly all: readonly { id: string; header: string }[]; readonly shown: readonly string[] }
}

const rowId = ({ id }: OrderRow) => String(id)

/** Choosing orders and what is done with them; nothing is chosen by those who may do nothing with many. */
export const useOrderBulk = ({ search, rows, meta, readerId, columns }: BulkInput) => {
  const { t } = useTexts()
  const held = useHeldRights()
  const [mayEdit, mayExport] = [held.has('order_edit'), held.has('order_export')]
  const filter = ordersFilter(search)
  const chosen = useChosenRows(JSON.stringify(filter), rows.map(rowId))
  const [asked, ask] = useState<Asked>()
  const words = useChosenWords(chosen, meta)
  useChoosingKeys(mayEdit || mayExport ? chosen : undefined, rows.length > 0)
  const { selected } = chosen.selection
  const given: GivenOrders = chosen.isAll ? { filter } : { ids: [...selected].map(Number) }
  const numberOf = (id: string) => String(rows.find((row) => rowId(row) === id)?.number ?? id)
  const table: TableSelection = {
    ...{ selected, onChange: chosen.selection.onChange, allLabel: t('order-board.select_all') },
    rowLabel: (id) => t('order-board.select_row', { number: numberOf(id) }),
  }
  const list: BulkWork<OrderRow> = {
    ...{ selection: chosen.selection, rowId, acrossPages: true, text: words.text },
    clearLabel: t('order-board.select_clear'),
    render: () => (
      <>
        {words.chooseAll}
        {!chosen.isAll && selected.size > taskLimits.chosenIds ? (
          <span>{t('order-desk.bulk_too_many', { count: taskLimits.chosenIds })}</span>
        ) : (
          <BulkButtons {...{ mayEdit, mayExport }} onAsk={ask} />
        )}
      </>
    ),
  }
  const count = chosen.isAll ? totalOf(meta) : selected.size
  const dialog = asked && (
    <AskedDialog
      {...{ asked, given, count, columns, readerId }}
      proposed={rows.find((row) => selected.has(rowId(row)))}
      onClose={() => ask(undefined)}
      onStarted={() => {
        ask(undefined)
        chosen.selection.clear()
      }}
    />
  )
  return mayEdit || mayExport ? { table, list, dialog } : undefined
}

const totalOf = (meta: CursorMeta | undefined): number | undefined =>
  meta?.is_total_exact ? (meta.total ?? undefined) : undefined

/** Ctrl+A chooses all that match, Escape none. */
const useChoosingKeys = (chosen: ChosenRows | undefined, hasRows: boolean): void =>
  useKeys((event) => {
    if (!chosen || !hasRows || !isPageFree(event)) return
    if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      chosen.chooseAll()
    } else if (event.key === 'Escape') chosen.selection.clear()
  })

/** What the bar says of how many are chosen, and the way to choose all that match. */
const useChosenWords = ({ isAll, chooseAll, selection }: ChosenRows, meta: CursorMeta | undefined) => {
  const { t, number } = useTexts()
  const isExact = meta?.is_total_exact ?? true
  const total = meta?.total ?? 0
  const hasMore = !isAll && (!isExact || total > selection.selected.size)
  const words = { count: number(total) }
  return {
    text: (count: number) => {
      if (!isAll) return t('order-board.selected', { count })
      return t(isExact ? 'order-desk.bulk_all' : 'order-desk.bulk_all_more', words)
    },
    chooseAll: hasMore && (
      <Button size="small" variant="quiet" onClick={chooseAll}>
        {t(isExact ? 'order-desk.bulk_choose_all' : 'order-desk.bulk_choose_all_more', words)}
      </Button>
    ),
  }
}

interface ButtonsProps {
  mayEdit: boolean
  mayExport: boolean
  onAsk: (asked: Asked) => void
}

const BulkButtons = ({ mayEdit, mayExport, onAsk }: ButtonsProps) => {
  const { t } = useTexts()
  return (
    <>
      {mayEdit &&
        actions.map(({ kind, icon }) => (
          <Button
            key={kind}
            size="small"
            variant={kind === 'cancel' ? 'danger' : 'secondary'}
            icon={<Icon of={icon} />}
            onClick={() => onAsk(kind)}
          >
            {t(`order-desk.bulk_${kind}`)}
          </Button>
        ))}
      {mayExport && (
        <Button size="small" icon={<Icon of={Download} />} onClick={() => onAsk('export')}>
          {t('order-desk.bulk_export')}
        </Button>
      )}
    </>
  )
}

interface AskedProps extends Pick<BulkInput, 'columns' | 'readerId'> {
  asked: Asked
  given: GivenOrders
  count: number | undefined
  /** One of the chosen, whose manager and stage are proposed. */
  proposed: OrderRow | undefined
  onClose: () => void
  onStarted: () => void
}

const AskedDialog = ({ asked, given, count, columns, ...rest }: AskedProps): ReactNode =>
  asked === 'export' ? (
    <OrderFileDialog {...{ given, count, columns }} onClose={rest.onClose} onStarted={rest.onStarted} />
  ) : (
    <OrderActionDialog kind={asked} given={given} {...rest} />
  )
