import type { LearnerProduct } from '@lectern/contract/courses/learners/learners.api'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'

/** Where a product tells of one learner: in the progress of a course, in its list of who waits, or in the accesses of a closed group. */
export const wayToLearner = (
  { kind, place_id: place, state }: Pick<LearnerProduct, 'kind' | 'place_id' | 'state'>,
  email: string,
): string => {
  const isWaiting = state === 'waiting'
  const words = `${isWaiting ? 'standing=waiting&' : ''}q=${encodeURIComponent(email)}`
  if (kind === 'closed_group') return `${expertPaths.closedGroup(place)}?tab=access&${words}`
  return `${expertPaths.course(place)}?tab=${isWaiting ? 'participants' : 'progress'}&${words}`
}
