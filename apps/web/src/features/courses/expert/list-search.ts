import { type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import type { CourseOrder, CourseStatusFilter } from '@lectern/contract/courses/courses.api'
import { readChoice, readFlag } from '../../../lib/routing/read-search.ts'
import { type OrderedSearch, readOrderedSearch } from '../../../frame/index.ts'

export const listSorts = ['updated', 'title', 'lessons', 'participants'] as const satisfies CourseOrder[]
export type ListSort = (typeof listSorts)[number]

/** Statuses to choose from; without one the list holds all courses but archived ones. */
export const listStatuses = [
  'draft',
  'announced',
  'published',
  'archived',
] as const satisfies CourseStatusFilter[]
export type ListStatus = (typeof listStatuses)[number]

export interface CourseListSearch extends OrderedSearch<ListSort> {
  view?: 'table' | undefined
  status?: ListStatus | undefined
  new?: true | undefined
}

/** What the address of the course list says (document 000 §2: `?new=true` opens the creation). */
export const readCourseListSearch = (search: Record<string, unknown>): CourseListSearch => ({
  ...readOrderedSearch(search, listSorts),
  view: readChoice(search['view'], ['table']),
  status: readChoice(search['status'], listStatuses),
  new: readFlag(search['new']),
})

/** How the list is ordered before anybody chose, and how its pages are named and long. */
export const courseSorting = {
  orders: listSorts,
  usual: 'updated',
  first: (sort: ListSort) => (sort === 'title' ? 'asc' : 'desc'),
} as const
export const courseRows = { name: 'courses', perPage: 50 } as const
export const marathonRows = { name: 'marathons', perPage: 50 } as const

/** What the server is asked for such an address; `perPage` is the length that was chosen before. */
export const courseQuery = (
  typeId: CourseTypeId,
  { q, page, per_page, status, order = courseSorting.usual, direction }: CourseListSearch,
  perPage: number = courseRows.perPage,
) => ({
  query: {
    type_id: typeId,
    query: q,
    status: status ?? ('current' as const),
    page: page ?? 1,
    per_page: per_page ?? perPage,
    order,
    direction: direction ?? courseSorting.first(order),
  },
})
