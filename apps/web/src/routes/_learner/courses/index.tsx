import { createFileRoute } from '@tanstack/react-router'
import { CourseCatalogue, listPublicCourses } from '../../../features/courses/index.ts'
import { load } from '../../../lib/api/index.ts'
import { pageMeta } from '../../../lib/page-meta.ts'

export const Route = createFileRoute('/_learner/courses/')({
  staticData: { width: 'wide', texts: ['course'] },
  loader: async (page) => ({ courses: (await load(page, listPublicCourses, {})).data }),
  head: (head) => pageMeta(head, { title: 'app-meta.courses', description: 'app-meta.courses_description' }),
  component: CourseCatalogue,
})
