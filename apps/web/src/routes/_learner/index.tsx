import { createFileRoute } from '@tanstack/react-router'
import { listPublicCourses, SchoolHome } from '../../features/courses/index.ts'
import { load } from '../../lib/api/index.ts'

export const Route = createFileRoute('/_learner/')({
  staticData: { width: 'wide' },
  beforeLoad: ({ context }) => context.texts.need('course'),
  loader: async (page) => ({ courses: (await load(page, listPublicCourses, {})).data }),
  component: SchoolHome,
})
