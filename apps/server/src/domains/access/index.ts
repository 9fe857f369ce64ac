export {
  countParticipants,
  findProduct,
  findSubscription,
  insertProduct,
  listParticipations,
  type ProductRow,
  saveSubscription,
  setSubscriptionState,
  type SubscriptionRow,
  updateProduct,
} from './access.repository.ts'
export { products, subscriptions } from './access.tables.ts'
