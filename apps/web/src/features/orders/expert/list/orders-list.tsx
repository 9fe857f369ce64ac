import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Columns3, Download } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useHeldRights } from '../../../staff/index.ts'
import { ViewTabs } from '../../../views/index.ts'
import { OrdersBoard } from '../board/orders-board.tsx'
import { useOrdersView, useViewSwitch } from '../board/use-orders-view.ts'
import { OrderFileDialog } from '../bulk/order-file-dialog.tsx'
import { keptListOf, ordersFilter, type OrdersSearch, searchOfView } from '../orders-search.ts'
import { OrdersTable } from './orders-table.tsx'
import { useOrderColumns } from './use-order-columns.ts'
import { useOrderFilters } from './use-order-filters.tsx'
import { type OrdersAddress, useOrdersAddress } from './use-orders-address.ts'
import { useReadyViews } from './use-ready-views.ts'

interface ListProps {
  search: OrdersSearch
  /** Whose comments are the reader’s own. */
  readerId: number | undefined
  field?: RefObject<HTMLDivElement | null> | undefined
  onOpen: (order: number) => void
  onClose: () => void
  /** Missing for whoever may make none. */
  onNew?: (() => void) | undefined
}

/** Orders with their views, as a table or as a board, and the one that is open beside them. */
export const Orders = (props: ListProps) => {
  const { search: asked } = props
  const address = useOrdersAddress(asked)
  const ready = useReadyViews()
  // A view begins with its own questions: those that were being added go.
  const [opened, setOpened] = useState(0)
  const [isListed, setListed] = useState(false)
  return (
    <ViewTabs
      list="orders"
      saved={asked.saved}
      ready={ready}
      now={keptListOf(asked)}
      isListed={isListed}
      onOpen={(view) => {
        setOpened(opened + 1)
        address.open(searchOfView(view))
      }}
      onLeave={() => address.change({ saved: undefined })}
    >
      <OrdersIn {...props} key={opened} address={address} onListed={() => setListed(true)} />
    </ViewTabs>
  )
}

interface OrdersInProps extends ListProps {
  address: OrdersAddress
  /** The first rows have come. */
  onListed: () => void
}

const OrdersIn = (props: OrdersInProps) => {
  const { address, readerId, field, onOpen, onNew, onClose, onListed } = props
  const { t } = useTexts()
  const view = useOrdersView(address.search)
  const views = useViewSwitch(view)
  const { search, change } = address
  const { filters, menu, ranges, hasRanges, isSomethingAdded } = useOrderFilters({ search, change, readerId })
  const columns = useOrderColumns(address)
  const shared = {
    ...{ address, filters, views, readerId, onOpen, onNew, onClose, onListed },
    search: { label: t('order-desk.search'), field },
    before: hasRanges ? ranges : undefined,
    keepToolbar: hasRanges || isSomethingAdded,
  }
  return view.view === 'board' ? (
    <OrdersBoard {...shared} actions={menu || undefined} />
  ) : (
    <OrdersTable
      {...shared}
      columns={columns}
      actions={
        <>
          {menu}
          <ColumnsButton onOpen={() => columns.setChoosing(true)} />
          <FileButton search={search} columns={columns} />
        </>
      }
    />
  )
}

const ColumnsButton = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTexts()
  return (
    <Button icon={<Icon of={Columns3} />} onClick={onOpen}>
      {t('views.columns')}
    </Button>
  )
}

interface FileButtonProps {
  search: OrdersSearch
  columns: ReturnType<typeof useOrderColumns>
}

/** All that the list finds as a file. */
const FileButton = ({ search, columns }: FileButtonProps): ReactNode => {
  const { t } = useTexts()
  const mayExport = useHeldRights().has('order_export')
  const [isOpen, setOpen] = useState(false)
  if (!mayExport) return null
  return (
    <>
      <Button icon={<Icon of={Download} />} onClick={() => setOpen(true)}>
        {t('order-desk.bulk_export')}
      </Button>
      {isOpen && (
        <OrderFileDialog
          given={{ filter: ordersFilter(search) }}
          count={undefined}
          columns={columns}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
