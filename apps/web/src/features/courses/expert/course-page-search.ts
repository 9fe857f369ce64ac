import { paths } from '../../../lib/routing/paths.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { type ParticipantsSearch, readParticipantsSearch } from './participants/participants-search.ts'

export const courseTabs = ['program', 'settings', 'participants', 'team'] as const
export type CourseTab = (typeof courseTabs)[number]

/** The open tab, and the list of participants. */
export interface CoursePageSearch extends ParticipantsSearch {
  tab?: CourseTab | undefined
}

/** What the address of a course says. */
export const readCoursePageSearch = (search: Record<string, unknown>): CoursePageSearch => ({
  ...readParticipantsSearch(search),
  tab: readChoice(search['tab'], courseTabs),
})

/** The address of one tab of a course. */
export const courseTabPath = (course: number, tab: CourseTab): string =>
  tab === 'program' ? paths.expertCourse(course) : `${paths.expertCourse(course)}?tab=${tab}`
