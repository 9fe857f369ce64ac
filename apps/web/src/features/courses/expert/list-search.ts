import { readChoice, readFlag } from '../../../lib/routing/read-search.ts'
import { type OrderedSearch, readOrderedSearch } from '../../frame/index.ts'

export const listSorts = ['updated', 'title', 'lessons', 'participants'] as const
export type ListSort = (typeof listSorts)[number]

export interface CourseListSearch extends OrderedSearch<ListSort> {
  view?: 'table' | undefined
  new?: true | undefined
}

/** What the address of the course list says (document 000 §2: `?new=true` opens the creation). */
export const readCourseListSearch = (search: Record<string, unknown>): CourseListSearch => ({
  ...readOrderedSearch(search, listSorts),
  view: readChoice(search['view'], ['table']),
  new: readFlag(search['new']),
})
