import { z } from 'zod'
import { id } from '../../kernel/ids.ts'
import { defineKind } from './kind.ts'

/** Lessons named in one notification; how many more opened with them is told by number. */
export const mostNamedLessons = 50

/** One or more lessons of a product opened at one moment. */
export const lessonOpened = defineKind({
  group: 'learning',
  params: z.object({
    product_id: id,
    /** In the order of the program. */
    lesson_ids: z.array(id).min(1).max(mostNamedLessons),
  }),
})
