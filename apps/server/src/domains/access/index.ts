export {
  countParticipants,
  findProduct,
  findProductBySlug,
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
export {
  announceSubscriptionChange,
  createSubscriptionFacts,
  subscriptionChannel,
  type SubscriptionFacts,
} from './subscription-facts.ts'
export { type Asker, type LessonFacts, lessonDecision, productDecision } from './decisions.ts'
