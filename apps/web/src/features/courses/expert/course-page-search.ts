import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { readParticipantsSearch } from './participants/participants-search.ts'
import { type ProgressSearch, readProgressSearch } from './progress/progress-search.ts'

export const courseTabs = ['program', 'settings', 'participants', 'progress', 'team'] as const
export type CourseTab = (typeof courseTabs)[number]

/** The open tab, and the lists of participants and their progress. */
export interface CoursePageSearch extends ProgressSearch {
  tab?: CourseTab | undefined
}

/** What the address of a course says. */
export const readCoursePageSearch = (search: Record<string, unknown>): CoursePageSearch => ({
  ...readParticipantsSearch(search),
  ...readProgressSearch(search),
  tab: readChoice(search['tab'], courseTabs),
})

/** The address of one tab of a course. */
export const courseTabPath = (course: number, tab: CourseTab): string =>
  tab === 'program' ? expertPaths.course(course) : `${expertPaths.course(course)}?tab=${tab}`
