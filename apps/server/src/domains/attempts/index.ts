export { isStartedWithout } from './competition/refuse-competition.ts'
export { createRankings, type Rankings } from './competition/rankings.ts'
export { followClosing, moveDeadlines } from './clocks/move-deadlines.ts'
export { tellAttempt } from './claims/tell-attempt.ts'
export { claimAttempt, claimNext, giveUpAttempt } from './claims/claim-attempt.ts'
export { isHeld, listHeld } from './held/held.repository.ts'
export { handleTellHeldDecision, holdDecision, takeDecisionBack } from './held/hold-decision.ts'
export {
  type ClaimRow,
  claimsNow,
  countWaiting,
  isClaimedBy,
  listClaims,
} from './claims/claims.repository.ts'
export { loadOwnStandings } from './own/own-standings.repository.ts'
export { loadAllowance, loadAllowances } from './exceptions/allowances.ts'
export { attemptExceptions } from './exceptions/exceptions.tables.ts'
export {
  deleteException,
  type ExceptionOwner,
  type ExceptionRow,
  listExceptionsOf,
  type PracticeOfSchool,
} from './exceptions/exceptions.repository.ts'
export { giveException, type GivenPart, partsOf } from './exceptions/give-exception.ts'
export { accessOf, type EarlierPractice, listPassed } from './openings/practice-openings.ts'
export { handleRecalculate, moveRecalculation, prepareRecalculation } from './recalculation/recalculate.ts'
export {
  countAffected,
  findLatestRecalculation,
  findRecalculation,
  listRecalculated,
  type RecalculationRow,
} from './recalculation/recalculation.repository.ts'
export { presentRecalculated } from './recalculation/present-recalculated.ts'
export { decideAttempt } from './rework/decide-attempt.ts'
export { listSameAnswers, markSameAnswers } from './rework/same-answers.ts'
export { markQuestion } from './rework/mark-question.ts'
export { listOwnAttempts } from './rework/own-attempts.ts'
export { usualReviewSeconds } from './rework/usual-review.ts'
export { listVersionsOf, listVersions } from './rework/versions.repository.ts'
export { questionsOf, type ShownAttempt } from './shown/shown-attempt.ts'
export { presentExtras } from './shown/shown-extras.ts'
export { createPickedCounts, type PickedCounts } from './others/picked-counts.ts'
export { presentAnswerLog } from './log/answer-log.ts'
export { closeExpiredAttempts, createAskClosing, handleCloseExpired } from './clocks/close-expired.ts'
export { type LearnerTerms, presentLearnerQuiz, presentTaking } from './attempts.presenter.ts'
export { presentAttempt, unmeasuredMark } from './results/present-attempt.ts'
export type { HeldRow } from './held/held.repository.ts'
export {
  type AttemptRow,
  findOwnAttempt,
  findRunningAttempt,
  findSchoolAttempt,
  isAnyAttemptIn,
  listAnswers,
  listAttemptQuizzes,
  listOwnRoots,
  listSchoolAttempts,
  listStandings,
  summariseWaiting,
  numberAttempts,
} from './attempts.repository.ts'
export { isMarkedBy, isMeasured } from './results/measured.ts'
export { countSchoolAttempts } from './results/attempt-counts.repository.ts'
export { forgetAnswers } from './own-data.repository.ts'
export { listSeenQuestions } from './results/seen-questions.repository.ts'
export { drawnOf } from './pinned-attempts.ts'
export { createPinnedAttempts, type PinnedAttempts } from './pinned-attempts.ts'
export type { CountedFilter } from './results/counted-attempts.ts'
export { presentQuestionAnswers } from './results/question-answers.ts'
export { presentQuizResults } from './results/quiz-results.ts'
export { listStandingsOf, type StandingOfPerson } from './results/standings-of-people.ts'
export { listResultRows } from './results/result-table.ts'
export { listPublicAnswers } from './others/public-answers.ts'
export { startAttempt, startAttemptWithin } from './use-cases/start-attempt.ts'
export { attempts, attemptsColumns } from './attempts.tables.ts'
export { findSchoolOfAttempt } from './own/attempt-school.ts'
export {
  listHandedIn,
  listOwnWork,
  listSettledPractices,
  loadAllowancesIn,
  type OwnWorkRow,
} from './own/own-work.repository.ts'
export { attemptServices } from './services.ts'
