import type * as offersApi from '@lectern/contract/offers/offers.api'
import type * as groupsApi from '@lectern/contract/closed-groups/closed-groups.api'
import type * as coursesApi from '@lectern/contract/courses/courses.api'
import type * as checkoutApi from '@lectern/contract/orders/checkout.api'
import type * as systemsApi from '@lectern/contract/payments/payment-systems.api'
import type * as publicApi from '@lectern/contract/offers/public-offers.api'
import { call } from '../../lib/api/index.ts'

export const listClosedGroups = call<typeof groupsApi.listClosedGroups>('GET', '/closed-groups')
export const listCourseCards = call<typeof coursesApi.listCourseCards>('GET', '/courses-cards')
export const listPaymentSystems = call<typeof systemsApi.listPaymentSystems>('GET', '/payment-systems')
export const listOffers = call<typeof offersApi.listOffers>('GET', '/offers')
export const createOffer = call<typeof offersApi.createOffer>('POST', '/offers')
export const getOffer = call<typeof offersApi.getOffer>('GET', '/offers/:offer')
export const updateOffer = call<typeof offersApi.updateOffer>('PUT', '/offers/:offer')
export const deleteOffer = call<typeof offersApi.deleteOffer>('DELETE', '/offers/:offer')
export const duplicateOffer = call<typeof offersApi.duplicateOffer>('POST', '/offers/:offer/duplicate')
export const listOfferChoices = call<typeof offersApi.listOfferChoices>(
  'GET',
  '/products/:product/offer-choices',
)
export const getPublicOffer = call<typeof publicApi.getPublicOffer>('GET', '/public/offers/:code')
export const takeOffer = call<typeof publicApi.takeOffer>('POST', '/public/offers/:code/take')
export const placeOrder = call<typeof checkoutApi.placeOrder>('POST', '/public/offers/:code/orders')
export const getOpenOrder = call<typeof checkoutApi.getBuyerOrder>('GET', '/public/orders/:token')
export const listPaymentMethods = call<typeof systemsApi.listPaymentMethods>('GET', '/public/payment-methods')
