import { z } from 'zod'
import { lessonTitle } from '../lessons/lesson.ts'
import { outlineLimits } from './outline-limits.ts'
import { moduleTitle } from './program.ts'

const outlineLesson = z.strictObject({ title: lessonTitle })

/** Modules and lessons with which a course begins; lessons of a part without a module stand before the first module. */
export const courseOutline = z
  .array(z.strictObject({ module: moduleTitle.nullable(), lessons: z.array(outlineLesson) }))
  .max(outlineLimits.parts)
  .refine(
    (parts) => parts.reduce((sum, { lessons }) => sum + lessons.length, 0) <= outlineLimits.lessons,
    'too_many',
  )
  .refine((parts) => parts.every(({ module }, at) => module !== null || at === 0), 'not_first')
export type CourseOutline = z.infer<typeof courseOutline>
