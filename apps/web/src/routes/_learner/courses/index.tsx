import { createFileRoute } from '@tanstack/react-router'
import {
  cataloguePath,
  CourseCatalogue,
  listPublicCourses,
  readCatalogueSearch,
} from '../../../features/courses/index.ts'
import { load } from '../../../lib/api/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { goTo } from '../../../lib/routing/page-flow.ts'

export const Route = createFileRoute('/_learner/courses/')({
  staticData: { width: 'wide', texts: ['course'] },
  validateSearch: readCatalogueSearch,
  loaderDeps: ({ search }) => search,
  loader: async (page) => {
    const { data, meta } = await load(page, listPublicCourses, { query: page.deps })
    if (data.length === 0 && meta.total > 0) goTo(cataloguePath(meta.last_page))
    return { courses: data, meta }
  },
  head: (head) => pageMeta(head, { title: 'app-meta.courses', description: 'app-meta.courses_description' }),
  component: CourseCatalogue,
})
