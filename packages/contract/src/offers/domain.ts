import { defineDomain } from '../kernel/domain.ts'
import * as offers from './offers.api.ts'
import * as publicOffers from './public-offers.api.ts'
import { offerErrors } from './offers.errors.ts'

export const offersDomain = defineDomain({
  name: 'offers',
  operations: [offers, publicOffers],
  errors: offerErrors,
})
