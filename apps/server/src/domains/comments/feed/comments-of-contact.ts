import { whereTheyRead } from '@lectern/contract/comments/moderation/moderation.api'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { CardTab } from '../../contacts/index.ts'
import type { CommentPlaces } from '../places/comment-places.ts'
import { listFeed } from './feed.repository.ts'
import { feedSeen } from './present-feed.ts'

/** Whether somebody of the staff moderates comments anywhere: who does not has no list of them. */
export const moderatesSome = ({ permissions }: StaffSeat): boolean =>
  [whereTheyRead.anyOf, whereTheyRead.alsoAnyOf].every((rights) =>
    rights.some((right) => permissions.has(right)),
  )

/** The comments on the card of a contact. */
export const commentsTab = (places: CommentPlaces): CardTab => ({
  name: 'comments',
  isOpen: moderatesSome,
  count: async (db, { staff, userId }, { userId: authorId }) => {
    if (authorId === null) return 0
    const seen = await feedSeen({ places }, { db, staff, userId })
    return (await listFeed(db, { ...seen, search: '', authorId }, { limit: 1, offset: 0 })).total
  },
})
