import {
  peerReviewAssigned,
  peerReviewDue,
  peerReviewFacts,
  peerReviewReceived,
} from '@lectern/contract/peer-reviews/peer-reviews.facts'
import { z } from 'zod'
import { formerEvent } from '../../platform/facts/former-event.ts'
import { newsOf } from '../../platform/facts/news.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

const common = {
  school_id: storedSchoolId,
  user_id: z.int(),
  attempt_id: z.int(),
}
const peerReviewNoted = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('drawn') }),
  z.object({ ...common, kind: z.literal('due'), due_at: z.iso.datetime() }),
  z.object({ ...common, kind: z.literal('received'), review_id: z.int() }),
])

/** Events of reviews that versions before the record told. They say no moment: nobody reads one of them. */
export const formerPeerReviewEvents = [
  formerEvent('peer-reviews.peerReviewNoted', peerReviewNoted, peerReviewFacts, (noted) => {
    const { school_id: schoolId, user_id: userId, attempt_id: subjectId } = noted
    const place = { schoolId, userId, subjectId, at: new Date(0) }
    switch (noted.kind) {
      case 'drawn':
        return newsOf(peerReviewAssigned, { ...place, details: {} })
      case 'due':
        return newsOf(peerReviewDue, { ...place, details: { due_at: noted.due_at } })
      case 'received':
        return newsOf(peerReviewReceived, { ...place, details: { review_id: noted.review_id } })
    }
  }),
]
