import { commentFlagged } from '@lectern/contract/comments/comments.facts'
import { z } from 'zod'
import { formerEvent } from '../../platform/facts/former-event.ts'
import { newsOf } from '../../platform/facts/news.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

const caseOpened = z.object({ school_id: storedSchoolId, comment_id: z.int(), at: z.iso.datetime() })

/** Events of comments that versions before the record told. */
export const formerCommentEvents = [
  formerEvent('comments.caseOpened', caseOpened, [commentFlagged], ({ school_id, comment_id, at }) =>
    newsOf(commentFlagged, {
      schoolId: school_id,
      userId: null,
      subjectId: comment_id,
      details: {},
      at: new Date(at),
    }),
  ),
]
