import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { orderServices } from '../orders/index.ts'
import { paymentMethods } from './payment-methods.ts'
import { registerPayments, registerPaymentSystems } from './payments.routes.ts'

export const paymentsDomain = defineDomain({
  name: 'payments',
  provides: [provide(orderServices.paymentMethods, () => paymentMethods)],
  register: async ({ bind }, { get }) => {
    registerPaymentSystems(bind)
    registerPayments(bind, await get(orderServices.cards))
  },
})
