export {
  countParticipants,
  findEnrolment,
  listEnrolmentsOf,
  participantsOf,
  type EnrolmentRow,
} from './access.repository.ts'
export { accessChanged } from './access.signals.ts'
export { enrolments } from './access.tables.ts'
export { enrolmentsColumns, isInState, isRunning, listedEnrolmentsColumns } from './enrolment-columns.ts'
export { announceOfferChange, type EnrolmentCache, storedEnrolments } from './enrolment-cache.ts'
export {
  type AccessRequester,
  coverageFor,
  coversLesson,
  enrolmentStateAt,
  lessonDecision,
  pausesOf,
  productDecision,
  sectionsFor,
  waitingListFor,
  type WantedLesson,
} from './decisions.ts'
export {
  type ChangedAccess,
  endAccess,
  extendAccess,
  freezeAccess,
  giveAccess,
  revokeAccess,
  unfreezeAccess,
} from './use-cases/change-access.ts'
export { closeOrderAccess, restoreOrderAccess } from './use-cases/close-order-access.ts'
export { restoreAccess } from './use-cases/restore-access.ts'
export { listStandings, type Standing } from './standings.repository.ts'
export { preSubscribe, stopWaiting } from './use-cases/waiting-list.ts'
export { loadCoveredLessons } from './scopes/covered-lessons.ts'
export { hasTakenOffer, listOrderGrants, returnPlaces } from './scopes/scopes.repository.ts'
export {
  offerPlans,
  offerPlansColumns,
  offerProducts,
  offers,
  offersColumns,
} from './scopes/scopes.tables.ts'
export { accessGrants } from './grants.tables.ts'
export { beginEnrolment } from './use-cases/begin-enrolment.ts'
export { findAccessChange, listAccessChanges } from './grants.repository.ts'
export { loadPreview, type Preview } from './preview/load-preview.ts'
export * as previewStore from './preview/preview.repository.ts'
export { type Viewer, type ViewerCall, viewerOf } from './preview/viewer.ts'
export { findLearnerSchool, hasTakenPartIn, isLearnerOf, listSchoolsOf } from './access.repository.ts'
export {
  countNewParticipants,
  findPeopleOf,
  isParticipantSeen,
  isStandingSeen,
  listAwaited,
  listWaiting,
  lockStandings,
} from './find-participants.ts'
export { countLookedAfter, hasAccessByOffer } from './participant-filters.repository.ts'
export { joinOpenProduct } from './use-cases/join-open-product.ts'
export { accessServices } from './services.ts'
