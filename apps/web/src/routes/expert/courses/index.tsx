import { createFileRoute } from '@tanstack/react-router'
import { ExpertCourseList, listCourseCards } from '../../../features/courses/index.ts'
import { ensure } from '../../../lib/api/index.ts'

export const Route = createFileRoute('/expert/courses/')({
  beforeLoad: ({ context }) => context.texts.need('course'),
  loader: async (page) => {
    await ensure(page, listCourseCards, {})
  },
  component: ExpertCourseList,
})
