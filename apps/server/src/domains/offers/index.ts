export type { FindCourseOfProduct } from './course-of-product.ts'
export { listOfferChoices } from './list-offers.repository.ts'
export {
  findOffer,
  insertOffer,
  keepOffer,
  listOfferLines,
  listOfferTitles,
  type OfferRow,
  replaceOfferLines,
  takePlace as takeOfferPlace,
} from './offers.repository.ts'
export { offerClosed } from './offer-closed.ts'
export { offerLink } from './offer-link.ts'
export { findShownOffer, loadLeastPrices, loadShownOffers } from './public-offers.ts'
export { createSales } from './sales.ts'
export { findSoldPlan, holdPrice, listSoldProducts, priceChanged, type SoldPlan } from './sold-offer.ts'
export { countPromoPlace } from './plans/plans.repository.ts'
export { offerServices } from './services.ts'
