import { createFileRoute } from '@tanstack/react-router'
import { getCourse, listOfType } from '../../../../../../features/courses/index.ts'
import { getHeldEdits, getLesson, LessonEditor } from '../../../../../../features/lessons/index.ts'
import { ensure } from '../../../../../../lib/api/index.ts'
import { readId } from '../../../../../../lib/routing/page-flow.ts'
import { pageMeta } from '../../../../../../lib/page-meta.ts'
import { readNumber } from '../../../../../../lib/routing/read-search.ts'

export const Route = createFileRoute('/expert/course/$courseId/lesson/$lessonId/constructor')({
  staticData: {
    texts: ['lesson-editor', 'lesson-text', 'questions', 'quizzes', 'quiz', 'documents', 'files'],
  },
  params: {
    parse: ({ courseId, lessonId }) => ({ courseId: readId(courseId), lessonId: readId(lessonId) }),
    stringify: ({ courseId, lessonId }) => ({ courseId: String(courseId), lessonId: String(lessonId) }),
  },
  // The section's order minus 1 (document 002 §2).
  validateSearch: (search: Record<string, unknown>) => ({ section: readNumber(search['section'], 0) ?? 0 }),
  loader: async (page) => {
    const { courseId: course, lessonId } = page.params
    const [{ data: courseData }, { data: lesson }] = await Promise.all([
      ensure(page, getCourse, { params: { course } }),
      ensure(page, getLesson, { params: { course, lesson: lessonId } }),
      // The notice that edits are held stands there from the beginning: nothing moves.
      ensure(page, getHeldEdits, { params: { lesson: lessonId } }),
    ])
    return {
      courseTitle: courseData.title,
      lessonTitle: lesson.title,
      list: listOfType[courseData.type_id],
    }
  },
  head: ({ loaderData, ...head }) =>
    loaderData
      ? pageMeta(head, {
          title: { text: `${loaderData.lessonTitle} · ${loaderData.courseTitle}` },
        })
      : {},
  component: LessonEditor,
})
