import { createFileRoute } from '@tanstack/react-router'
import {
  ExpertCoursePage,
  getCourse,
  getProgram,
  listOfType,
  readCoursePageSearch,
} from '../../../../features/courses/index.ts'
import { ensure } from '../../../../lib/api/index.ts'
import { readId } from '../../../../lib/routing/page-flow.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

export const Route = createFileRoute('/expert/course/$courseId/')({
  staticData: { texts: ['courses', 'lesson-editor', 'lesson-text', 'participants', 'course', 'school'] },
  params: {
    parse: ({ courseId }) => ({ courseId: readId(courseId) }),
    stringify: ({ courseId }) => ({ courseId: String(courseId) }),
  },
  validateSearch: readCoursePageSearch,
  loader: async (page) => {
    const params = { course: page.params.courseId }
    const [{ data: course }] = await Promise.all([
      ensure(page, getCourse, { params }),
      ensure(page, getProgram, { params }),
    ])
    return { title: course.title, list: listOfType[course.type_id] }
  },
  head: ({ loaderData, ...head }) =>
    loaderData ? pageMeta(head, { title: { text: loaderData.title } }) : {},
  component: ExpertCoursePage,
})
