import type { searchContent as operation } from '@lectern/contract/courses/courses.api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BookOpen, FileText } from 'lucide-react'
import { useDeferredValue } from 'react'
import { call, queryFor } from '../../../lib/api/index.ts'
import { paths } from '../../../lib/routing/paths.ts'
import type { Command } from '../shell-context.ts'

const searchContent = call<typeof operation>('GET', '/courses/search')

interface Found {
  courses: Command[]
  lessons: Command[]
}

/** Courses and lessons of the school whose titles hold what was typed, for whoever may list courses. */
export const useFoundContent = (typed: string, mayList: boolean, go: (href: string) => void): Found => {
  const query = useDeferredValue(typed.trim()).slice(0, 200)
  const isAsked = mayList && query !== ''
  const { data } = useQuery({
    ...queryFor(searchContent, { query: { query } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // The menu's own entries stay; an answer that does not come is no reason for a notice over them.
    meta: { onlyLogged: true },
  })
  if (!isAsked || !data) return { courses: [], lessons: [] }
  const { courses, lessons } = data.data
  return {
    courses: courses.map(({ id, title }) => ({
      id: `course-${id}`,
      label: title,
      icon: BookOpen,
      run: () => go(paths.expertCourse(id)),
    })),
    lessons: lessons.map(({ id, title, course }) => ({
      id: `lesson-${id}`,
      label: title,
      description: course.title,
      icon: FileText,
      run: () => go(paths.expertLesson(course.id, id)),
    })),
  }
}
