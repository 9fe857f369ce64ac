import type { BoardColumn, OrderStage } from '@lectern/contract/orders/funnels'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, queryFor, queryKeyOf } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { countOrders, getBoard, getOrder, listFunnels, listOrders, moveOrder } from '../../api.ts'
import { ordersFilter, type OrdersSearch } from '../orders-search.ts'
import { wayTo, withMore, withMoved } from './move-card.ts'

type Board = { data: BoardColumn[] }

/** Ways on which the school follows its orders. */
export const useFunnels = () => useQuery(queryFor(listFunnels, {}))

const boardQuery = (funnelId: number, search: OrdersSearch) =>
  queryFor(getBoard, { params: { funnel: funnelId }, query: ordersFilter(search) })

/** The board of a funnel, narrowed by what the address asks; nothing is asked without a funnel. */
export const useBoard = (funnelId: number | undefined, search: OrdersSearch) =>
  useQuery({
    ...boardQuery(funnelId ?? 0, search),
    enabled: funnelId !== undefined,
    placeholderData: keepPreviousData,
  })

/** Cards that come at once when a column is asked for more. */
const cardsOfPage = 50

/** Reads the next cards of a column into the board. */
export const useMoreCards = (funnelId: number, search: OrdersSearch) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ stage, next }: BoardColumn) =>
      listOrders({
        query: {
          ...ordersFilter(search),
          stage: String(stage.id),
          after: next ?? undefined,
          per_page: String(cardsOfPage),
        },
      }),
    onSuccess: ({ data, links }, { stage }) =>
      client.setQueryData<Board>(
        boardQuery(funnelId, search).queryKey,
        (board) => board && { data: withMore(board.data, stage.id, data, links.next) },
      ),
  })
}

interface Move {
  order: OrderRow
  to: OrderStage
  stages: readonly OrderStage[]
  /** It takes an earlier move back. */
  isUndo?: boolean
}

/** Where an order is now, for whoever saw it elsewhere. */
const useTellMoved = () => {
  const { t } = useTexts()
  return async ({ id, number }: OrderRow) => {
    const { stage } = (await getOrder({ params: { order: id } })).data
    toasts.show({
      tone: 'warning',
      title: t('order-board.moved_by_other', { number: String(number), title: stage?.title ?? '' }),
      message: t('order-board.moved_by_other_text'),
    })
  }
}

const isMovedMeanwhile = (error: Error): boolean => error instanceof ApiError && error.code === 'order_moved'

/** Moves an order at once; a refusal puts it back and says why, and what is done can be undone. */
export const useMoveOrder = (funnelId: number, search: OrdersSearch) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const tellMoved = useTellMoved()
  const key = boardQuery(funnelId, search).queryKey
  const put = (order: OrderRow, to: number) =>
    client.setQueryData<Board>(
      key,
      (board) => board && { data: withMoved(board.data, order, to, new Date().toISOString()) },
    )
  const move = useMutation({
    mutationFn: ({ order, to }: Move) =>
      moveOrder({
        params: { order: order.id },
        body: { stage_id: to.id, seen_stage_id: order.stage?.id ?? to.id },
      }),
    onMutate: async ({ order, to }) => {
      await client.cancelQueries({ queryKey: key })
      put(order, to.id)
    },
    onSuccess: async ({ data: moved }, { order, to, stages, isUndo }) => {
      const words = { number: String(order.number), title: to.title }
      const from = stages.find(({ id }) => id === order.stage?.id)
      const canUndo = !isUndo && from && wayTo(stages, to.id, from.id) === 'move'
      toasts.show({
        tone: 'success',
        title: t(isUndo ? 'order-board.moved_back' : 'order-board.moved', words),
        action: canUndo
          ? {
              label: t('order-board.undo'),
              onSelect: () => move.mutate({ order: moved, to: from, stages, isUndo: true }),
            }
          : undefined,
      })
      const stale = [listOrders, countOrders, getOrder]
      await Promise.all(stale.map((each) => client.invalidateQueries({ queryKey: queryKeyOf(each) })))
    },
    onError: async (error, { order }) => {
      await client.invalidateQueries({ queryKey: queryKeyOf(getBoard) })
      if (isMovedMeanwhile(error)) return tellMoved(order)
      toasts.show({
        tone: 'danger',
        title: t('order-board.not_moved', { number: String(order.number) }),
        message: errorText(error, t),
      })
    },
    meta: { showsErrors: true },
  })
  return (order: OrderRow, to: OrderStage, stages: readonly OrderStage[]) =>
    move.mutate({ order, to, stages })
}
