import type { OrderFunnel } from '@lectern/contract/orders/funnels'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../../../../lib/api/index.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { changeFunnel, createFunnel, getBoard, getOrder, listFunnels, listOrders } from '../../../api.ts'
import { bodyOf, type StagesDraft } from './stages-draft.ts'

/** Reads everything again that tells of funnels and their stages. */
export const useFunnelReload = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [listFunnels, getBoard, listOrders, getOrder].map((each) =>
        client.invalidateQueries({ queryKey: queryKeyOf(each) }),
      ),
    )
}

/** Stores a draft: of this funnel, or as a new one. */
export const useStoreFunnel = (funnel: OrderFunnel | undefined, onStored: (stored: OrderFunnel) => void) => {
  const { t } = useTexts()
  const reload = useFunnelReload()
  return useMutation({
    mutationFn: (draft: StagesDraft) => {
      const body = bodyOf(draft)
      return funnel ? changeFunnel({ params: { funnel: funnel.id }, body }) : createFunnel({ body })
    },
    onSuccess: async ({ data: stored }) => {
      onStored(stored)
      toasts.show({
        tone: 'success',
        title: funnel
          ? t('order-board.stages_saved')
          : t('order-board.funnel_created', { title: stored.title }),
      })
      await reload()
    },
    meta: { showsErrors: true },
  })
}
