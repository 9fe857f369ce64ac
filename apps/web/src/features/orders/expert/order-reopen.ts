import { useMutation } from '@tanstack/react-query'
import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { reopenOrder } from '../api.ts'
import { useTakeOrder } from './use-order.ts'

/** Opens a closed order again, and tells what came of it. */
export const useReopen = () => {
  const { t } = useTexts()
  const takeOrder = useTakeOrder()
  return useMutation({
    mutationFn: ({ id }: Pick<OrderCard, 'id'>) => reopenOrder({ params: { order: id } }),
    onSuccess: async (reply) => {
      const number = String(reply.data.number)
      toasts.show({ tone: 'success', title: t('order-desk.reopened', { number }) })
      await takeOrder(reply)
    },
    onError: (error) => void toasts.show({ tone: 'danger', title: errorText(error, t) }),
    meta: { showsErrors: true },
  })
}
