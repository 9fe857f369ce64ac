import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { CommentCaller, CommentPlaces, CommentTarget } from './comment-places.ts'
import { openPlace } from './open-place.ts'
import { schoolOfCall } from './school-of-call.ts'

type WatchingCaller = CommentCaller & {
  readonly school: () => Promise<{ readonly schoolId: SchoolId } | null>
}

/** A place as those stand to it who want to hear what happens there: by the decision that opens its comments. @throws CallError as `openPlace` */
export const watchedPlace =
  (db: ReadDatabase, places: CommentPlaces) => async (caller: WatchingCaller, target: CommentTarget) => {
    const { seatIn } = caller
    const school = async () => found(await caller.school())
    const schoolId = await schoolOfCall(places, { db, seatIn, school }, target)
    const { place, reader } = await openPlace(places, { db, caller, schoolId, target })
    return { schoolId: place.schoolId, place: place.target, isTeam: reader.standing.side === 'team' }
  }
