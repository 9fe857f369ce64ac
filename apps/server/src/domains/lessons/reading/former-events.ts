import { lessonCompleted } from '@lectern/contract/lessons/lessons.facts'
import { z } from 'zod'
import { formerEvent } from '../../../platform/facts/former-event.ts'
import { newsOf } from '../../../platform/facts/news.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'

const lessonDone = z.object({ school_id: storedSchoolId, user_id: z.int(), lesson_id: z.int() })

/** Events of lessons that versions before the record told. They say no moment: nobody reads it. */
export const formerLessonEvents = [
  formerEvent('lessons.lessonDone', lessonDone, [lessonCompleted], ({ school_id, user_id, lesson_id }) =>
    newsOf(lessonCompleted, {
      schoolId: school_id,
      userId: user_id,
      subjectId: lesson_id,
      details: {},
      at: new Date(0),
    }),
  ),
]
