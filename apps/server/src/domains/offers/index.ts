export type { FindCourseOfProduct } from './course-of-product.ts'
export { listOfferChoices } from './list-offers.repository.ts'
export {
  findOffer,
  insertOffer,
  keepOffer,
  listOfferLines,
  listOfferTitles,
  replaceOfferLines,
} from './offers.repository.ts'
export { loadShownOffers } from './public-offers.ts'
export { createSales } from './sales.ts'
export { offerServices } from './services.ts'
