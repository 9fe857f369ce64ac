import { courseType, type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import type { TextId } from '../../../lib/texts/index.ts'

/** The list in which courses of a type stand, and its title. */
export const listOfType: Readonly<Record<CourseTypeId, { href: string; title: TextId }>> = {
  [courseType.course]: { href: expertPaths.courses, title: 'expert.menu_courses' },
  [courseType.marathon]: { href: expertPaths.marathons, title: 'expert.menu_marathons' },
}
