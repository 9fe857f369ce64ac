import { CallError, notFound } from '../../../platform/http/call-error.ts'
import type { Viewer } from '../../access/index.ts'
import type { LessonContent } from '../lesson-contents.ts'
import type { Reader } from '../reading/readers.ts'
import { shownTo } from '../reading/shown-to.ts'

/** Where a learner practises: a lesson that is open to them, as far as it is. */
export interface PracticePlace {
  readonly content: LessonContent
  readonly userId: number
  /** Set where one of the team looks at it as somebody else: practices are shown as they stand to them, and nobody starts one. */
  readonly preview: Viewer | null
}

/**
 * Lets a learner practise in a lesson. Who takes no part in the course finds nothing here; who takes part and comes too
 * early, or too late, is told why.
 *
 * @throws CallError not_found, access_closed (403)
 */
export const practicePlace = (content: LessonContent, reader: Reader): PracticePlace => {
  if (reader.userId === null) throw new CallError('unauthenticated')
  refuseClosed(reader)
  const preview = reader.viewer.isPreview ? reader.viewer : null
  return { content: shownTo(content, reader), userId: reader.userId, preview }
}

/**
 * Refuses what is closed: to who takes no part in the course as if it were not there, to who takes part with the reason.
 *
 * @throws CallError not_found, access_closed (403)
 */
export const refuseClosed = ({ access: { decision } }: Reader): void => {
  if (decision.is_open) return
  const isStranger = decision.reasons.some(
    ({ kind }) => kind === 'not_subscribed' || kind === 'not_published' || kind === 'announced',
  )
  throw isStranger ? notFound('not a participant') : new CallError('access_closed')
}
