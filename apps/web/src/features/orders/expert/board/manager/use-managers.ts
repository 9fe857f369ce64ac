import type { KnownPerson } from '@lectern/contract/kernel/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BoardColumn } from '@lectern/contract/orders/funnels'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { queryFor, queryKeyOf } from '../../../../../lib/api/index.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { listManagers } from '../../../../contacts/index.ts'
import { useHeldRights } from '../../../../staff/index.ts'
import { assignOrders, getBoard, getOrder, listOrders } from '../../../api.ts'
import { withCard } from '../move-card.ts'

/** The staff who may look after contacts and their orders; none for those who may not list them. */
export const useManagers = (): readonly KnownPerson[] => {
  const held = useHeldRights()
  const mayList = held.has('contact_list') || held.has('contact_read')
  return useQuery({ ...queryFor(listManagers, {}), enabled: mayList, retry: false }).data?.data ?? []
}

interface Assignment {
  readonly orders: readonly { readonly id: number }[]
  readonly manager: KnownPerson | null
  readonly reason: string
}

/** Gives orders to somebody of the staff, or to nobody; the board and open orders follow without being read anew. */
export const useAssign = (onDone?: () => void) => {
  const { t } = useTexts()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ orders, manager, reason }: Assignment) =>
      assignOrders({
        body: { order_ids: orders.map(({ id }) => id), manager_id: manager?.id ?? null, reason },
      }),
    onSuccess: async ({ data: { changed } }, { orders, manager }) => {
      onDone?.()
      for (const { id } of orders) {
        client.setQueriesData<{ data: BoardColumn[] }>(
          { queryKey: queryKeyOf(getBoard) },
          (board) => board && { data: withCard(board.data, id, (order) => ({ ...order, manager })) },
        )
        client.setQueryData<{ data: OrderCard }>(
          queryFor(getOrder, { params: { order: id } }).queryKey,
          (card) => card && { data: { ...card.data, manager } },
        )
      }
      toasts.show({
        tone: 'success',
        title: changed > 0 ? t('order-board.manager_set', { count: changed }) : t('order-board.manager_same'),
      })
      await Promise.all(
        [getOrder, listOrders].map((each) => client.invalidateQueries({ queryKey: queryKeyOf(each) })),
      )
    },
    meta: { showsErrors: true },
  })
}
