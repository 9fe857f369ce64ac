import { paths } from '../../../lib/routing/paths.ts'
import { readChoice, readNumber, readWords } from '../../../lib/routing/read-search.ts'

export const courseTabs = ['program', 'settings', 'participants', 'team'] as const
export type CourseTab = (typeof courseTabs)[number]

export interface CoursePageSearch {
  tab?: CourseTab | undefined
  /** Of the participants: words, page and rows per page. */
  q?: string | undefined
  page?: number | undefined
  per_page?: number | undefined
}

/** What the address of a course says. */
export const readCoursePageSearch = (search: Record<string, unknown>): CoursePageSearch => ({
  tab: readChoice(search['tab'], courseTabs),
  q: readWords(search['q']),
  page: readNumber(search['page']),
  per_page: readNumber(search['per_page']),
})

/** The address of one tab of a course. */
export const courseTabPath = (course: number, tab: CourseTab): string =>
  tab === 'program' ? paths.expertCourse(course) : `${paths.expertCourse(course)}?tab=${tab}`
