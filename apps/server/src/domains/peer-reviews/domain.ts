import { defineDomain, type House } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { attemptServices } from '../attempts/index.ts'
import { fileServices } from '../files/index.ts'
import { lessonServices } from '../lessons/index.ts'
import { createAnswerPlaces } from '../practices/index.ts'
import { peerReviewFiles } from './file-columns.ts'
import { formerPeerReviewEvents } from './former-events.ts'
import { handleLookAfterReviews, lookAfterReviews } from './jobs/look-after-reviews.ts'
import { exportPeerReviews, forgetPeerReviews } from './own-data.repository.ts'
import { peerReviewListeners } from './peer-reviews.listeners.ts'
import { openToReviewers, registerPeerReviews } from './peer-reviews.routes.ts'

const storeOf = async ({ get }: House) => ({
  pinned: await get(attemptServices.pinned),
  contents: await get(lessonServices.contents),
  readers: await get(lessonServices.readers),
})

export const peerReviewsDomain = defineDomain({
  name: 'peer-reviews',
  provides: [
    provide(fileServices.places.quiz_answer, async (house) => {
      const { db } = house.dependencies
      return openToReviewers(createAnswerPlaces({ db }), { db, ...(await storeOf(house)) })
    }),
  ],
  register: async ({ bind }, house) =>
    registerPeerReviews(bind, { ...(await storeOf(house)), files: await house.get(fileServices.access) }),
  jobs: ({ dependencies }) => [handleLookAfterReviews(dependencies)],
  schedules: [scheduleJob(lookAfterReviews, '*/10 * * * *', {})],
  listeners: ({ dependencies }) => peerReviewListeners(dependencies.db, dependencies),
  formerEvents: formerPeerReviewEvents,
  ownData: {
    export: { peer_reviews: exportPeerReviews },
    erase: { 'peer-reviews.forgetPeerReviews': forgetPeerReviews },
  },
  files: peerReviewFiles,
})
