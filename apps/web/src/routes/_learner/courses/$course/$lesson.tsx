import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { listLessonQuizzes } from '../../../../features/attempts/index.ts'
import {
  getPublicCourse,
  loadLockedLesson,
  LockedLesson,
  PreviewPlace,
  programOf,
  ProgramSidebar,
} from '../../../../features/courses/index.ts'
import {
  getPublicLesson,
  LessonPage,
  loadSectionLinks,
  pageLessonOf,
  readLessonSearch,
  SectionLinks,
} from '../../../../features/lessons/index.ts'
import { LessonTools } from '../../../../features/notes/index.ts'
import { goTo } from '../../../../lib/routing/page-flow.ts'
import { load } from '../../../../lib/api/index.ts'
import { pageMeta } from '../../../../lib/page-meta.ts'

const LessonRoute = () => {
  const { lesson, course, access, quizzes, program } = Route.useLoaderData()
  const { visitor } = useLoaderData({ from: '__root__' })
  return (
    <>
      {access.is_user_expert && <PreviewPlace course={lesson.course.id} product={lesson.course.product_id} />}
      <LessonPage
        key={lesson.id}
        lesson={lesson}
        course={course}
        access={access}
        quizzes={quizzes}
        program={
          <>
            {lesson.hasSections && <SectionLinks sections={lesson.sections} shown="list" />}
            <ProgramSidebar course={lesson.course} program={program} lesson={lesson.id} />
          </>
        }
        tools={
          <LessonTools
            lesson={lesson}
            isOpen={access.decision.is_open}
            lang={course.language}
            isSignedIn={visitor !== null}
          />
        }
        locked={<LockedLesson lesson={lesson} access={access} isSignedIn={visitor !== null} />}
      />
    </>
  )
}

export const Route = createFileRoute('/_learner/courses/$course/$lesson')({
  staticData: { width: 'bare', texts: ['course', 'quiz'] },
  validateSearch: readLessonSearch,
  loader: async (page) => {
    const { course: course_slug, lesson: lesson_slug } = page.params
    const [{ data: lesson, course_access: access }, { data: course }] = await Promise.all([
      load(page, getPublicLesson, { params: { course_slug, lesson_slug } }),
      load(page, getPublicCourse, { params: { course_slug } }),
    ])
    if (lesson.link !== page.location.pathname) goTo(lesson.link)
    const practises = access.is_practice_available && !lesson.is_text_content
    const quizzes = practises
      ? (await load(page, listLessonQuizzes, { params: { lesson: lesson.id } })).data
      : []
    const program = programOf(course)
    return {
      lesson: pageLessonOf(lesson, course.lessons, course.navigation_type_id === 2),
      course: { language: course.language, look: course.look },
      access,
      program,
      quizzes,
    }
  },
  head: async ({ loaderData, ...head }) => {
    if (!loaderData) return {}
    const { lesson, access } = loaderData
    // The head is awaited before a page is drawn and before a browser takes one over: a press on what the server has drawn, and whose
    // code comes later, would be lost.
    if (!access.decision.is_open) await loadLockedLesson()
    if (lesson.hasSections) await loadSectionLinks()
    return pageMeta(head, { title: { text: `${lesson.title} · ${lesson.course.title}` } })
  },
  component: LessonRoute,
})
