import type { Bind } from '../../platform/http/api.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { FileAccess, PlaceKind } from '../files/index.ts'
import { bindLearnerReviews, bindReviewing } from './learner-reviews.routes.ts'
import { type ReviewStore, seesAsReviewer } from './reviewing.ts'
import { bindTeamReviews } from './team-reviews.routes.ts'

/** Binds the operations of reviews by learners. */
export const registerPeerReviews = (
  bind: Bind,
  store: ReviewStore & { readonly files: FileAccess },
): void => {
  bindLearnerReviews(bind, store)
  bindReviewing(bind, store)
  bindTeamReviews(bind, store)
}

/** Attempts as places of files, open also to those who review an answer: the files of that answer alone. */
export const openToReviewers = (
  answers: PlaceKind,
  { db, ...store }: ReviewStore & Pick<Dependencies, 'db'>,
): PlaceKind => ({
  ...answers,
  isOpen: async (attemptId, schoolId, asker, uuid) =>
    (await answers.isOpen(attemptId, schoolId, asker, uuid)) ||
    seesAsReviewer(db, store, asker, { schoolId, attemptId, uuid }),
})
