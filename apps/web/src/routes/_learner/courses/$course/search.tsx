import { createFileRoute } from '@tanstack/react-router'
import { getPublicCourse } from '../../../../features/courses/index.ts'
import { findInCourse, SearchPage } from '../../../../features/notes/index.ts'
import { load } from '../../../../lib/api/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'
import { readWords } from '../../../../lib/routing/read-search.ts'

/** The search in a course. */
export const Route = createFileRoute('/_learner/courses/$course/search')({
  staticData: { texts: ['notes'] },
  validateSearch: ({ query }: { query?: string }) => {
    const words = readWords(query)
    return words === undefined ? {} : { query: words }
  },
  loaderDeps: ({ search }) => search,
  loader: async (page) => {
    const { course: course_slug } = page.params
    const query = (page.deps.query ?? '').slice(0, 100)
    const [{ data: course }, found] = await Promise.all([
      load(page, getPublicCourse, { params: { course_slug } }),
      load(page, findInCourse, { params: { course_slug }, query: { query } }),
    ])
    return { ...found, query, course: { title: course.title, link: course.link } }
  },
  head: (head) => pageMeta(head, { title: 'notes.search_course' }),
  component: SearchPage,
})
