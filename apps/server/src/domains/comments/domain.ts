import { defineDomain } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { contactPoints, contactServices } from '../contacts/index.ts'
import { fileServices } from '../files/index.ts'
import { liveServices } from '../live/index.ts'
import { commentFiles, createCommentFilePlaces } from './comment-files.ts'
import { registerComments } from './comments.routes.ts'
import { commentsTab } from './feed/comments-of-contact.ts'
import { bindContactComments } from './feed/feed.routes.ts'
import { formerCommentEvents } from './former-events.ts'
import { forgetTakenBack, handleForgetTakenBack } from './jobs/forget-taken-back.ts'
import { exportReports } from './moderation/cases.repository.ts'
import { exportComments } from './own/own-comments.repository.ts'
import { watchedPlace } from './places/watched-place.ts'
import { commentServices } from './services.ts'
import { forgetComments } from './own/forget-comments.ts'

export const commentsDomain = defineDomain({
  name: 'comments',
  provides: [
    provide(fileServices.places.comment, async ({ dependencies, get }) =>
      createCommentFilePlaces(dependencies, await get(commentServices.places)),
    ),
    provide(liveServices.openPlace, async ({ dependencies, get }) =>
      watchedPlace(dependencies.reading, await get(commentServices.places)),
    ),
    contribute(contactPoints.tabs, async ({ get }) => commentsTab(await get(commentServices.places))),
  ],
  register: async ({ bind }, { get }) => {
    const parts = { places: await get(commentServices.places), files: await get(fileServices.access) }
    registerComments(bind, parts)
    bindContactComments(bind, parts, await get(contactServices.seenContact))
  },
  jobs: ({ dependencies }) => [handleForgetTakenBack(dependencies)],
  schedules: [scheduleJob(forgetTakenBack, '* * * * *', {})],
  formerEvents: formerCommentEvents,
  ownData: {
    export: { comments: exportComments, comment_reports: exportReports },
    erase: { 'comments.forgetComments': forgetComments },
  },
  files: commentFiles,
})
