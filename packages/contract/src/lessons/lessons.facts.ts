import { z } from 'zod'
import { defineFact } from '../facts/fact.ts'
import { id } from '../kernel/ids.ts'

const common = { user: id, subject: id, details: z.object({}) }

/** A learner was in a lesson for the first time. */
export const lessonOpened = defineFact({ type: 'lesson.opened', code: 40, ...common })

/** A learner has done a lesson, for the first time. */
export const lessonCompleted = defineFact({ type: 'lesson.completed', code: 41, ...common })

/** A learner was in a lesson of a product for the first time; the subject is the product. */
export const productStarted = defineFact({ type: 'product.started', code: 42, ...common })
