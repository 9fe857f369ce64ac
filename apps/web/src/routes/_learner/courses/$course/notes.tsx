import { createFileRoute } from '@tanstack/react-router'
import { CourseNotesPage, listCourseNotes, readNotesSearch } from '../../../../features/notes/index.ts'
import { load } from '../../../../lib/api/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

/** Own notes of a course. */
export const Route = createFileRoute('/_learner/courses/$course/notes')({
  staticData: { texts: ['notes', 'course'] },
  validateSearch: readNotesSearch,
  loaderDeps: ({ search }) => search,
  loader: async (page) => {
    const { course: course_slug } = page.params
    const { note: kind, ...query } = page.deps
    return load(page, listCourseNotes, { params: { course_slug }, query: { ...query, kind } })
  },
  head: (head) => pageMeta(head, { title: 'notes.title' }),
  component: CourseNotesPage,
})
