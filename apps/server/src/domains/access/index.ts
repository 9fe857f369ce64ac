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
export { forgetParticipant } from './own-data.repository.ts'
export { products, subscriptions, subscriptionsColumns } from './access.tables.ts'
export {
  announceSubscriptionChange,
  createSubscriptionCache,
  subscriptionChannel,
  type SubscriptionCache,
} from './subscription-cache.ts'
export { type AccessRequester, type LessonFacts, lessonDecision, productDecision } from './decisions.ts'
export {
  isInScope,
  type LearnerScope,
  loadLearnerScope,
  mayOnProduct,
  productsOf,
  type ScopeSeat,
} from './learner-scope.ts'
export { hasTakenPartIn, isLearnerOf, listLearnerCabinets } from './access.repository.ts'
export { listTeamSeats } from './team-seats.ts'
export { loadTeams, type TeamRow } from './team.repository.ts'
export { listParticipantGroups, type ParticipantGroupRow } from './participant-groups.repository.ts'
export { leaveTeams, removeMember, saveMember, type TeamChanger } from './use-cases/change-team.ts'
export * as participantGroups from './use-cases/change-participant-group.ts'
