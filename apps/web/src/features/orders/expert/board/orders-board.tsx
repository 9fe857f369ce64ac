import type { BoardColumn, OrderFunnel } from '@lectern/contract/orders/funnels'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import type { ListViews } from '@lectern/ui/list-page/list-toolbar'
import { ToolbarSelect } from '@lectern/ui/list-page/toolbar-select'
import { Columns3, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { type ListAddress, ListView } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useHeldRights } from '../../../staff/index.ts'
import { TaskLines } from '../../../tasks/index.ts'
import { OrderSheet } from '../order-sheet.tsx'
import { groupElsewhere } from '../group-elsewhere.ts'
import { isQuestion, type OrdersSearch } from '../orders-search.ts'
import { useOrdersReload } from '../use-orders-reload.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { Board } from './board.tsx'
import { useCardFields } from './use-card-fields.tsx'
import { StagesDialog } from './stages/stages-dialog.tsx'
import { useBoard, useFunnels } from './use-board.ts'

interface OrdersBoardProps {
  address: ListAddress<OrdersSearch>
  search: { label: string; field?: RefObject<HTMLDivElement | null> | undefined }
  filters: readonly ListFilter[]
  views: ListViews
  before: ReactNode
  /** The way to more filters. */
  actions: ReactNode
  readerId: number | undefined
  onOpen: (order: number) => void
  onNew: (() => void) | undefined
  onClose: () => void
  onListed: () => void
}

/** No columns where a question finds nothing, or the school has no order: the list says why. */
const rowsOf = (
  columns: readonly BoardColumn[],
  funnels: readonly OrderFunnel[],
  search: OrdersSearch,
): readonly BoardColumn[] => {
  const isEmpty = columns.every(({ count }) => count === 0)
  const hasOrders = funnels.some(({ orders_count: count }) => count > 0)
  return isEmpty && (isQuestion(search) || !hasOrders) ? [] : columns
}

/** The funnel that the address asks for, else the first, and its board as a list. */
const useShownBoard = (search: OrdersSearch) => {
  const funnels = useFunnels()
  const known = funnels.data?.data
  const funnel = known?.find(({ id }) => id === search.funnel) ?? known?.[0]
  const board = useBoard(funnel?.id, search)
  const columns = known?.length === 0 ? [] : board.data?.data
  const { error, refetch } = funnels.error ? funnels : board
  const data = columns && known && { data: rowsOf(columns, known, search) }
  return {
    ...{ known, funnel },
    list: { data, error, refetch, isPlaceholderData: board.isPlaceholderData },
    /** Orders in sight, column by column. */
    orders: (columns ?? []).flatMap((column) => column.orders),
  }
}

/** The board of a funnel with what is above it. Several funnels are chosen between. */
export const OrdersBoard = (props: OrdersBoardProps) => {
  const { address, views, filters, actions, readerId, onOpen, onNew, onClose, onListed, ...handed } = props
  const { t } = useTexts()
  const mayEdit = useHeldRights().has('order_edit')
  const [stagesOf, setStagesOf] = useState<number>()
  const { search, change } = address
  const { known, funnel, list, orders } = useShownBoard(search)
  const reload = useOrdersReload()
  const card = useCardFields()
  const isThere = list.data !== undefined
  useEffect(() => {
    if (isThere) onListed()
    // oxlint-disable-next-line react/exhaustive-deps -- once, however often the page is drawn
  }, [isThere])
  return (
    <>
      <TaskLines domains={['orders']} onEnded={reload} />
      <ListView
        {...handed}
        list={list}
        address={address}
        views={views}
        filters={[...filters, groupElsewhere(search)]}
        keepToolbar={funnel !== undefined}
        skeleton={<BoardSkeleton />}
        empty={<NoCards onNew={onNew} />}
        noneFound={{ title: t('order-desk.none_found') }}
        actions={
          <>
            {actions}
            {funnel && card.button}
            {known && funnel && (
              <FunnelActions
                funnels={known}
                funnel={funnel}
                onFunnel={(id) => change({ funnel: id })}
                onStages={mayEdit ? () => setStagesOf(funnel.id) : undefined}
              />
            )}
          </>
        }
        pages={null}
      >
        {(rows) => (
          <>
            {funnel && (
              <Board
                key={funnel.id}
                funnelId={funnel.id}
                columns={rows}
                search={search}
                fields={card.fields}
                isNarrowed={isQuestion(search)}
                mayEdit={mayEdit}
                readerId={readerId}
                onOpen={onOpen}
              />
            )}
          </>
        )}
      </ListView>
      {card.dialog}
      {known && stagesOf !== undefined && (
        <StagesDialog
          funnels={known}
          funnel={known.find(({ id }) => id === stagesOf)}
          onChosen={(id) => change({ funnel: id })}
          onClose={() => setStagesOf(undefined)}
        />
      )}
      {search.order !== undefined && (
        <OrderSheet
          key={search.order}
          orderId={search.order}
          beside={orders.map(({ id }) => id)}
          {...{ readerId, onOpen, onClose }}
        />
      )}
    </>
  )
}

interface FunnelActionsProps {
  funnels: readonly OrderFunnel[]
  funnel: OrderFunnel
  onFunnel: (id: number) => void
  onStages: (() => void) | undefined
}

const FunnelActions = ({ funnels, funnel, onFunnel, onStages }: FunnelActionsProps) => {
  const { t } = useTexts()
  return (
    <>
      {funnels.length > 1 && (
        <ToolbarSelect
          label={t('order-board.funnel')}
          value={String(funnel.id)}
          options={funnels.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(id) => onFunnel(Number(id))}
        />
      )}
      {onStages && (
        <Button variant="quiet" icon={<Icon of={SlidersHorizontal} />} onClick={onStages}>
          {t('order-board.stages')}
        </Button>
      )}
    </>
  )
}

/** Where the board begins, while there are no orders. */
const NoCards = ({ onNew }: { onNew: (() => void) | undefined }) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={Columns3}
      framed
      title={t('order-board.empty')}
      text={t('order-board.empty_text')}
      add={onNew && { label: t('order-desk.new'), onAdd: onNew }}
    />
  )
}
