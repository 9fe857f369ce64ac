import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderGroups } from '@lectern/contract/orders/order-states'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { Tabs } from '@lectern/ui/layout/tabs'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import type { ListViews } from '@lectern/ui/list-page/list-toolbar'
import { Table } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { Plus, ShoppingCart } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { ExpertPage, type KeyHint, type PageKey } from '../../../frame/expert/index.ts'
import { type ListAddress, ListPlaces, ListView, useListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { type Translate, useTexts } from '../../../lib/texts/index.ts'
import { listOffers } from '../../offers/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { countOrders, listOrders } from '../api.ts'
import { moveKey } from './board/board.tsx'
import { useManagerFilter } from './board/manager/use-manager-filter.ts'
import { useOrderBulk } from './board/manager/use-order-bulk.tsx'
import { OrdersBoard } from './board/orders-board.tsx'
import { useOrdersView, useViewSwitch } from './board/use-orders-view.ts'
import { NewOrder } from './new-order.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { type OrdersSearch, ordersQuery } from './orders-search.ts'
import { useMayOrder } from './use-may-order.ts'

interface PageProps {
  search: OrdersSearch
  /** Whose comments are the reader’s own. */
  readerId: number | undefined
}

/** From this width on an order opens beside the others; below, on a page of its own. */
const roomBeside = '(min-width: 900px)'

/** Keys of the board in one line. */
const boardHints = (t: Translate): readonly KeyHint[] => [
  { keys: ['←', '→', '↑', '↓'], label: t('order-board.key_go') },
  { keys: ['Enter'], label: t('order-board.key_open') },
  { keys: ['M'], label: t('order-board.hint_move') },
  { keys: ['V'], label: t('order-board.hint_view') },
]

/** What people ordered (document 000 §2, CRM). */
export const OrdersPage = ({ search, readerId }: PageProps) => {
  const { t } = useTexts()
  const navigate = useNavigate({ from: '/expert/crm/orders/' })
  const field = useRef<HTMLDivElement>(null)
  const mayOrder = useMayOrder()
  const change = (part: Partial<OrdersSearch>, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, ...part }),
      replace,
      resetScroll: false,
    })
  const open = (order: number) =>
    window.matchMedia(roomBeside).matches
      ? change({ order, new: undefined })
      : void navigate({ href: expertPaths.order(order) })
  const startNew = () => change({ new: true })
  const add: PageKey = { keys: ['c'], label: t('order-desk.new'), onPress: startNew }
  const find: PageKey = {
    keys: ['f'],
    label: t('create-course.key_search'),
    onPress: () => field.current?.querySelector('input')?.focus(),
  }
  const { view, toggle, untold } = useOrdersView(search)
  useEffect(() => untold?.())
  const turn: PageKey = { keys: ['v'], label: t('order-board.key_view'), onPress: toggle }
  const move: PageKey = { keys: [moveKey], label: t('order-board.key_move') }
  return (
    <ExpertPage
      title={t('expert.menu_orders')}
      keys={[...(mayOrder ? [add] : []), find, turn, ...(view === 'board' ? [move] : [])]}
      hints={view === 'board' ? boardHints(t) : []}
      actions={
        mayOrder && (
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={startNew}>
            {t('order-desk.new')}
          </Button>
        )
      }
    >
      <Orders
        search={search}
        readerId={readerId}
        field={field}
        onOpen={open}
        onClose={() => change({ order: undefined }, true)}
        onNew={mayOrder ? startNew : undefined}
      />
      {mayOrder && search.new === true && (
        <NewOrder onClose={() => change({ new: undefined }, true)} onMade={({ id }) => open(id)} />
      )}
    </ExpertPage>
  )
}

interface ListProps extends PageProps {
  field?: RefObject<HTMLDivElement | null> | undefined
  onOpen: (order: number) => void
  onClose: () => void
  /** Missing for whoever may make none. */
  onNew?: (() => void) | undefined
}

/** Orders as a table in their groups or as a board, and the one that is open beside them. */
export const Orders = (props: ListProps) => {
  const { search, readerId, field, onOpen, onClose, onNew } = props
  const { t } = useTexts()
  const address = useOrdersAddress(search)
  const view = useOrdersView(search)
  const views = useViewSwitch(view)
  const filters = [
    useOfferFilter(address),
    useManagerFilter({
      manager: search.manager,
      readerId,
      onChange: (manager) => address.change({ manager }),
    }),
  ].filter((each) => each !== undefined)
  const shared = {
    ...{ address, filters, views, readerId, onOpen, onNew, onClose },
    search: { label: t('order-desk.search'), field },
  }
  return view.view === 'board' ? <OrdersBoard {...shared} /> : <OrdersTable {...shared} />
}

interface TableProps extends Pick<ListProps, 'readerId' | 'onOpen' | 'onNew' | 'onClose'> {
  address: OrdersAddress
  search: { label: string; field?: ListProps['field'] }
  filters: readonly ListFilter[]
  views: ListViews
}

const OrdersTable = (props: TableProps) => {
  const { address, filters, readerId, onOpen, onNew, onClose, ...handed } = props
  const { t, number } = useTexts()
  const { search } = address
  const counts = useQuery(queryFor(countOrders, {})).data?.data
  const list = useQuery({
    ...queryFor(listOrders, ordersQuery(search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const { selection, bulk, dialog } = useOrderBulk(data?.data ?? [], readerId)
  return (
    <Tabs
      label={t('order-desk.groups')}
      items={orderGroups.map((group) => ({
        id: group,
        label: t(`order-desk.group_${group}`),
        count: counts && number(counts[group]),
      }))}
      value={search.group ?? 'all'}
      onChange={(group) => address.change({ group: group === 'all' ? undefined : group })}
    >
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
        bulk={bulk}
      >
        {(rows) => (
          <Table
            caption={t('expert.menu_orders')}
            columns={orderColumns(t)}
            rows={rows}
            rowId={({ id }) => String(id)}
            onOpen={({ id }) => onOpen(id)}
            selection={selection}
          />
        )}
      </ListView>
      {dialog}
      {search.order !== undefined && (
        <OrderSheet
          key={search.order}
          orderId={search.order}
          beside={(data?.data ?? []).map(({ id }) => id)}
          {...{ readerId, onOpen, onClose }}
        />
      )}
    </Tabs>
  )
}

/** Another question begins at the first page: a place belongs to the question for which it was made. */
const useOrdersAddress = (asked: OrdersSearch) => {
  const navigate = useNavigate()
  const address: ListAddress<OrdersSearch> = useListAddress(asked, { name: 'orders', perPage: 50 })
  const change = (part: Partial<OrdersSearch>) =>
    address.change({ after: undefined, before: undefined, ...part })
  return {
    ...address,
    change,
    clear: () => change({ q: undefined, offer: undefined, manager: undefined, group: undefined }),
    turn: (place: Pick<OrdersSearch, 'after' | 'before'>) =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, ...place }) }),
  }
}
type OrdersAddress = ReturnType<typeof useOrdersAddress>

/** Offers of the school; none for those who may not list them. */
const useOfferFilter = ({ search: { offer }, change }: OrdersAddress): ListFilter | undefined => {
  const { t } = useTexts()
  const mayList = useHeldRights().has('offer_list')
  const query = { display_all: '1' as const, with_draft: '1' as const, page: '1', per_page: '100' }
  const found = useQuery({ ...queryFor(listOffers, { query }), enabled: mayList, retry: false })
  const offers = (found.data?.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))
  const value = offer === undefined ? undefined : String(offer)
  const isListed = value === undefined || offers.some((each) => each.value === value)
  if (!mayList && value === undefined) return undefined
  return {
    id: 'offer',
    label: t('order-desk.offer'),
    anyLabel: t('order-desk.offer_any'),
    value,
    options: isListed ? offers : [...offers, { value, label: t('order-desk.offer_other', { id: value }) }],
    onChange: (chosen) => change({ offer: chosen === undefined ? undefined : Number(chosen) }),
  }
}

/** The group is chosen by the tabs; it is a part of the question all the same. */
const groupElsewhere = ({ group }: OrdersSearch): ListFilter => ({
  ...{ id: 'group', label: '', anyLabel: '', options: [], isElsewhere: true },
  value: group === 'all' ? undefined : group,
  onChange: () => undefined,
})

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
