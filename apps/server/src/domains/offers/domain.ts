import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { lessonServices } from '../lessons/index.ts'
import { registerOffers } from './offers.routes.ts'
import { registerPublicOffers } from './public-offers.routes.ts'
import { createSales } from './sales.ts'
import { offerServices } from './services.ts'

export const offersDomain = defineDomain({
  name: 'offers',
  provides: [provide(lessonServices.sales, ({ dependencies }) => createSales(dependencies))],
  register: async ({ bind }, { get }) => {
    const courseOf = await get(offerServices.courseOfProduct)
    registerOffers(bind, courseOf)
    registerPublicOffers(bind, courseOf)
  },
})
