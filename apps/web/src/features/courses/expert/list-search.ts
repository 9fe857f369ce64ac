import { readChoice, readFlag, readWords } from '../../../lib/routing/read-search.ts'

export const listSorts = ['updated', 'title', 'lessons', 'participants'] as const
export type ListSort = (typeof listSorts)[number]

export interface CourseListSearch {
  view?: 'table' | undefined
  q?: string | undefined
  sort?: ListSort | undefined
  /** `down` is the natural order of numbers and moments; titles begin with `up`. */
  order?: 'up' | 'down' | undefined
  new?: true | undefined
}

/** What the address of the course list says (document 000 §2: `?new=true` opens the creation). */
export const readCourseListSearch = (search: Record<string, unknown>): CourseListSearch => ({
  view: readChoice(search['view'], ['table']),
  q: readWords(search['q']),
  sort: readChoice(search['sort'], listSorts),
  order: readChoice(search['order'], ['up', 'down']),
  new: readFlag(search['new']),
})
