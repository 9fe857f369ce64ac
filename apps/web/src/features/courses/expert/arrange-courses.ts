import type { CourseCard } from '@lectern/contract/courses/course'
import type { ListSort } from './list-search.ts'

interface Arrangement {
  q?: string | undefined
  sort?: ListSort | undefined
  order?: 'up' | 'down' | undefined
}

const compare: Record<ListSort, (one: CourseCard, other: CourseCard, locale: string) => number> = {
  updated: (one, other) => Date.parse(one.updated_at) - Date.parse(other.updated_at),
  title: (one, other, locale) => one.title.localeCompare(other.title, locale, { numeric: true }),
  lessons: (one, other) => one.lessons_count - other.lessons_count,
  participants: (one, other) => one.participants_count - other.participants_count,
}

/** The order in which a column is shown first: names from A, the rest from the most. */
export const firstOrder = (sort: ListSort): 'up' | 'down' => (sort === 'title' ? 'up' : 'down')

/** The courses with the words of `q` in title or address, in the asked order; the latest change first. */
export const arrangeCourses = (
  courses: readonly CourseCard[],
  { q = '', sort = 'updated', order = firstOrder(sort) }: Arrangement,
  locale: string,
): CourseCard[] => {
  const words = q.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  const found = courses.filter(({ title, slug }) => {
    const text = `${title} ${slug}`.toLocaleLowerCase(locale)
    return words.every((word) => text.includes(word))
  })
  const sign = order === 'up' ? 1 : -1
  return found.toSorted((one, other) => sign * compare[sort](one, other, locale))
}
