import type { Dependencies } from '../../platform/dependencies.ts'
import { CallError } from '../../platform/http/call-error.ts'
import type { PlaceKind } from '../files/index.ts'
import type { CommentPlaces } from './places/comment-places.ts'
import { openComment } from './places/open-place.ts'

/** Comments as places of files: a file is open to whom the comment is. */
export const createCommentFilePlaces = (
  { db }: Pick<Dependencies, 'db'>,
  places: CommentPlaces,
): PlaceKind => ({
  isOpen: async (commentId, schoolId, asker) => {
    if (!asker.actor) return false
    try {
      await openComment(places, { db, caller: asker, schoolId, commentId })
      return true
    } catch (error) {
      if (error instanceof CallError) return false
      throw error
    }
  },
  name: () => Promise.resolve(new Map()),
})
