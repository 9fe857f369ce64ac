import { createFileRoute } from '@tanstack/react-router'
import { getLessonQuiz } from '../../../../features/attempts/index.ts'
import { getPublicLesson, QuizPage, readLessonSearch } from '../../../../features/lessons/index.ts'
import { load } from '../../../../lib/api/index.ts'
import { goTo, pageNotFound } from '../../../../lib/routing/page-flow.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

const QuizRoute = () => {
  const { lesson, quiz } = Route.useLoaderData()
  return <QuizPage key={quiz.id} lesson={lesson} quiz={quiz} />
}

export const Route = createFileRoute('/_learner/courses/$course/$lesson_/quizzes/$quiz')({
  staticData: { texts: ['course', 'quiz'] },
  validateSearch: readLessonSearch,
  loader: async (page) => {
    const { course: course_slug, lesson: lesson_slug, quiz: id } = page.params
    if (!/^[1-9]\d{0,15}$/.test(id)) return pageNotFound()
    const { data: lesson, course_access: access } = await load(page, getPublicLesson, {
      params: { course_slug, lesson_slug },
    })
    // The lesson's page says why it is closed.
    if (!access.decision.is_open) goTo(lesson.link)
    const { data: quiz } = await load(page, getLessonQuiz, { params: { lesson: lesson.id, quiz: id } })
    const { title, link, course, paginate_info } = lesson
    return { lesson: { id: lesson.id, title, link, course, paginate_info }, quiz }
  },
  head: ({ loaderData, ...head }) =>
    loaderData
      ? pageMeta(head, {
          title: { text: `${loaderData.quiz.name} · ${loaderData.lesson.title}` },
        })
      : {},
  component: QuizRoute,
})
