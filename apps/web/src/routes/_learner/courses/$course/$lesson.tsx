import { createFileRoute } from '@tanstack/react-router'
import { getPublicLesson, LessonPage } from '../../../../features/lessons/index.ts'
import { load } from '../../../../lib/api/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

export const Route = createFileRoute('/_learner/courses/$course/$lesson')({
  beforeLoad: ({ context }) => context.texts.need('course'),
  loader: async (page) => {
    const { course, lesson } = page.params
    const { data, course_access: access } = await load(page, getPublicLesson, {
      params: { course_slug: course, lesson_slug: lesson },
    })
    return { lesson: data, access }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageMeta(match.context.texts, {
          title: { text: `${loaderData.lesson.title} · ${loaderData.lesson.course.title}` },
        })
      : {},
  component: LessonPage,
})
