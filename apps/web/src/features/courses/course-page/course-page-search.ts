import { readChoice } from '../../../lib/routing/read-search.ts'

/** `/courses/{slug}?page=edit` is where the page of a course is written. */
export interface PublicCourseSearch {
  page?: 'edit' | undefined
}

export const readPublicCourseSearch = (search: Record<string, unknown>): PublicCourseSearch => {
  const page = readChoice(search['page'], ['edit'])
  return page === undefined ? {} : { page }
}

/** Where the page of a course is written. */
export const pageEditorPath = (link: string): string => `${link}?page=edit`
