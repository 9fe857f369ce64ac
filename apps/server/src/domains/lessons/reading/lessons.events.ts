import { z } from 'zod'
import { defineEvent } from '../../../platform/events/event.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'

/** A learner has done a lesson, for the first time. */
export const lessonDone = defineEvent({
  name: 'lessons.lessonDone',
  payload: z.object({ school_id: storedSchoolId, user_id: z.int(), course_id: z.int(), lesson_id: z.int() }),
})

/** Something of a product changed that its readers see: a text, a title, the order, a publication, what opens when. */
export const lessonsChanged = defineEvent({
  name: 'lessons.lessonsChanged',
  payload: z.object({ product_id: z.int() }),
})
