import type { CourseCard } from '@lectern/contract/courses/course'
import type { Direction } from '../../frame/index.ts'
import type { ListSort } from './list-search.ts'

interface Arrangement {
  q?: string | undefined
  order: ListSort
  direction: Direction
}

const compare: Record<ListSort, (one: CourseCard, other: CourseCard, locale: string) => number> = {
  updated: (one, other) => Date.parse(one.updated_at) - Date.parse(other.updated_at),
  title: (one, other, locale) => one.title.localeCompare(other.title, locale, { numeric: true }),
  lessons: (one, other) => one.lessons_count - other.lessons_count,
  participants: (one, other) => one.participants_count - other.participants_count,
}

/** The courses with the words of `q` in title or address, in the asked order. */
export const arrangeCourses = (
  courses: readonly CourseCard[],
  { q = '', order, direction }: Arrangement,
  locale: string,
): CourseCard[] => {
  const words = q.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  const found = courses.filter(({ title, slug }) => {
    const text = `${title} ${slug}`.toLocaleLowerCase(locale)
    return words.every((word) => text.includes(word))
  })
  const sign = direction === 'asc' ? 1 : -1
  return found.toSorted((one, other) => sign * compare[order](one, other, locale))
}
