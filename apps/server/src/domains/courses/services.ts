import { defineService } from '../../platform/composition/services.ts'
import type { CoursePrograms } from './course-programs.ts'
import type { FindGroupIds } from './learners/load-learners.ts'
import type { ListOwnGroups } from './own-products/own-products.repository.ts'

export const courseServices = {
  programs: defineService<CoursePrograms>('courses.coursePrograms'),
  /** Closed groups stand above courses and are listed with them. */
  listOwnGroups: defineService<ListOwnGroups>('courses.listOwnGroups'),
  findGroupIds: defineService<FindGroupIds>('courses.findGroupIds'),
}
