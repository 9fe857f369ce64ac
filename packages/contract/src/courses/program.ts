import { z } from 'zod'
import { oneLine } from '../kernel/texts/one-line.ts'
import { id, namedThing } from '../kernel/ids.ts'
import { releaseRule } from '../access/release-rule.ts'
import { wholeList } from '../kernel/envelope.ts'
import { listLimits } from '../kernel/limits.ts'
import { lessonStatusId } from '../lessons/lesson.ts'
import { courseLimits } from './course-limits.ts'

export const moduleTitle = oneLine.min(1).max(courseLimits.title)

/** A module in the author's program. */
export const programModule = z.object({
  id,
  title: z.string(),
  order: z.int(),
  /** The rule of its own; null: as the course says. */
  release: releaseRule.nullable(),
})
export type ProgramModule = z.infer<typeof programModule>

/** One lesson in the author's program. */
export const programLesson = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  link: z.string(),
  status_id: lessonStatusId,
  /** Its place in the whole program, over all modules. */
  order: z.int(),
  /** Null for a lesson before the first module. */
  module_id: id.nullable(),
  is_public: z.boolean(),
  /** The rule of its own; null: as its module. */
  release: releaseRule.nullable(),
  sections_count: z.int(),
  /** Which kinds of units stand in it. */
  unit_types: z.array(z.int()),
  quiz_ids: z.array(id),
})
export type ProgramLesson = z.infer<typeof programLesson>

/** The program of a course: lessons before the first module, then module after module. */
export const program = z.object({
  course_id: id,
  /** The rule for everything without one of its own; null: at once. */
  release: releaseRule.nullable(),
  modules: wholeList(programModule, listLimits.modulesOfCourse),
  lessons: wholeList(programLesson, listLimits.lessonsOfCourse),
  /** The quizzes of its lessons, in the order in which they come first; the first are answered. */
  practices: wholeList(namedThing, listLimits.practicesOfCourse),
})
export type Program = z.infer<typeof program>
