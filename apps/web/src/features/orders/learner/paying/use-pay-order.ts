import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { ApiError } from '../../../../lib/api/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { usePayOnline } from '../../../payments/index.ts'
import { changePaymentMethod, getBuyerOrder } from '../../api.ts'

/** Pays an order by one of the ways: on the page of a payment system, or as the school says, which the page shows then. */
export const usePayOrder = ({ token }: BuyerOrder, onChange: (order: BuyerOrder) => void) => {
  const { payOnline, isLeaving } = usePayOnline()
  const pay = useAction<PaymentMethod>(async ({ id, kind }) => {
    if (kind === 'instruction') {
      onChange((await changePaymentMethod({ params: { token }, body: { method_id: id } })).data)
      return
    }
    try {
      await payOnline(token, id)
    } catch (error) {
      // A refusal may have told more of the order than the page knows.
      if (error instanceof ApiError) onChange((await getBuyerOrder({ params: { token } })).data)
      throw error
    }
  })
  return { by: pay.run, isBusy: pay.busy || isLeaving, error: isLeaving ? null : pay.error }
}
