import { createFileRoute } from '@tanstack/react-router'
import { getPublicCourse } from '../../../../features/courses/index.ts'
import { findInCourse, SearchPage } from '../../../../features/notes/index.ts'
import { load } from '../../../../lib/api/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

/** The search in a course. */
export const Route = createFileRoute('/_learner/courses/$course/search')({
  staticData: { texts: ['notes', 'course'] },
  validateSearch: (search: Record<string, unknown>): { query?: string } =>
    typeof search['query'] === 'string' && search['query'] !== ''
      ? { query: search['query'].slice(0, 100) }
      : {},
  loaderDeps: ({ search }) => search,
  loader: async (page) => {
    const { course: course_slug } = page.params
    const [{ data: course }, found] = await Promise.all([
      load(page, getPublicCourse, { params: { course_slug } }),
      load(page, findInCourse, { params: { course_slug }, query: page.deps }),
    ])
    return { ...found, course: { title: course.title, link: course.link } }
  },
  head: (head) => pageMeta(head, { title: 'notes.search_course' }),
  component: SearchPage,
})
