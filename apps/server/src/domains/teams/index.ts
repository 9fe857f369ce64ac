export { authoredProduct, type ProductAddress } from './authored-product.ts'
export {
  isInScope,
  type LearnerScope,
  loadLearnerScope,
  mayOnProduct,
  mayOnWork,
  type ProductScope,
  productsOf,
  type ScopeSeat,
  type TypedProduct,
} from './learner-scope.ts'
export { isInProductScopes, loadProductScopes, type ProductScopes } from './product-scopes.ts'
export {
  type AssistantCondition,
  type AssistantQuestion,
  listAssistants,
  lookingAfter,
} from './looking-after.repository.ts'
export { forgetTeamPlaces } from './own-data.repository.ts'
export {
  isInParticipantGroup,
  isLookedAfterBy,
  listGroupChoices,
  type ProductChoice,
} from './participant-filters.repository.ts'
export {
  listGroupsOf,
  listParticipantGroups,
  nameGroups,
  nameGroupsOfProduct,
} from './participant-groups.repository.ts'
export { assistantsSeen } from './rules/visible-assistants.ts'
export { learnersSeen as sightIn } from './rules/visible-learners.ts'
export { teamServices } from './services.ts'
export { loadRolesOn, loadTeams, teamRolesOf } from './teams.repository.ts'
export { participantGroupMembers, productTeam } from './teams.tables.ts'
export { distributeLearner } from './use-cases/distribute-learner.ts'
export * as participantGroups from './use-cases/change-participant-group.ts'
export { saveMember } from './use-cases/change-team.ts'
