import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import type { ListViews } from '@lectern/ui/list-page/list-toolbar'
import { Table } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { ShoppingCart } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { ListPlaces, ListView } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useHeldRights } from '../../../staff/index.ts'
import { TaskLines } from '../../../tasks/index.ts'
import { ColumnsDialog } from '../../../views/index.ts'
import { listOrders } from '../../api.ts'
import { useOrderBulk } from '../bulk/use-order-bulk.tsx'
import { OrderSheet } from '../order-sheet.tsx'
import { groupElsewhere } from '../group-elsewhere.ts'
import { ordersQuery } from '../orders-search.ts'
import { useOrdersReload } from '../use-orders-reload.ts'
import type { OrdersAddress } from './use-orders-address.ts'
import type { useOrderColumns } from './use-order-columns.ts'

interface TableProps {
  address: OrdersAddress
  search: { label: string; field?: RefObject<HTMLDivElement | null> | undefined }
  filters: readonly ListFilter[]
  views: ListViews
  before: ReactNode
  keepToolbar: boolean
  actions: ReactNode
  columns: ReturnType<typeof useOrderColumns>
  readerId: number | undefined
  onOpen: (order: number) => void
  onNew: (() => void) | undefined
  onClose: () => void
  onListed: () => void
}

/** The table of orders; a row opens the order beside it. */
export const OrdersTable = (props: TableProps) => {
  const { address, filters, readerId, onOpen, onNew, onClose, onListed, columns, ...handed } = props
  const { t } = useTexts()
  const { search } = address
  const reload = useOrdersReload()
  const list = useQuery({
    ...queryFor(listOrders, ordersQuery(search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const rows = data?.data ?? []
  const bulk = useOrderBulk({ search, rows, meta: data?.meta, readerId, columns })
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) onListed()
    // oxlint-disable-next-line react/exhaustive-deps -- once, however often the page is drawn
  }, [isThere])
  return (
    <>
      <TaskLines domains={['orders']} onEnded={reload} />
      <ListView
        {...handed}
        list={{ ...list, data: data && { data: data.data } }}
        address={address}
        filters={[...filters, groupElsewhere(search)]}
        skeleton={
          <TableSkeleton widths={['48px', '30%', '30%', '72px', '96px', '120px', '72px']} rows={10} />
        }
        empty={<NoOrders onNew={onNew} />}
        noneFound={{ title: t('order-desk.none_found') }}
        pages={data && <ListPlaces meta={data.meta} links={data.links} onPlace={address.turn} />}
        bulk={bulk?.list}
      >
        {(shown) => (
          <Table
            caption={t('expert.menu_orders')}
            {...columns.table}
            rows={shown}
            rowId={({ id }) => String(id)}
            onOpen={({ id }) => onOpen(id)}
            selection={bulk?.table}
          />
        )}
      </ListView>
      {columns.isChoosing && <ColumnsDialog {...columns.dialog} />}
      {bulk?.dialog}
      {search.order !== undefined && (
        <OrderSheet
          key={search.order}
          orderId={search.order}
          beside={rows.map(({ id }) => id)}
          {...{ readerId, onOpen, onClose }}
        />
      )}
    </>
  )
}

/** Where orders come from, while there are none. */
const NoOrders = ({ onNew }: { onNew: (() => void) | undefined }) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={ShoppingCart}
      framed
      title={t('order-desk.empty')}
      text={t('order-desk.empty_text')}
      add={onNew && { label: t('order-desk.new'), onAdd: onNew }}
      actions={
        useHeldRights().has('offer_list') && (
          <Link className={buttonClass({})} href={expertPaths.offers}>
            {t('order-desk.empty_offers')}
          </Link>
        )
      }
    />
  )
}
