import { createFileRoute } from '@tanstack/react-router'
import { CourseNotesPage, listCourseNotes, readNotesSearch } from '../../../../features/notes/index.ts'
import { load } from '../../../../lib/api/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

interface Asked {
  note?: unknown
  color?: unknown
  query?: string
  page?: number
}

/** Own notes of a course. What the address asks for is read with the page: every page carries the routes. */
export const Route = createFileRoute('/_learner/courses/$course/notes')({
  staticData: { texts: ['notes'] },
  validateSearch: (search: Asked) => search,
  loaderDeps: ({ search }) => search,
  loader: async (page) => {
    const { course: course_slug } = page.params
    const asked = readNotesSearch({ ...page.deps })
    const { note: kind, ...query } = asked
    return {
      ...(await load(page, listCourseNotes, { params: { course_slug }, query: { ...query, kind } })),
      asked,
    }
  },
  head: (head) => pageMeta(head, { title: 'notes.title' }),
  component: CourseNotesPage,
})
