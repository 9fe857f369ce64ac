import { courseStatus } from '@lectern/contract/courses/course-status'
import type { Page } from '@playwright/test'
import { callAs } from './expert.ts'
import { people, signInQuickly } from './journey.ts'

interface Practice {
  /** Of the course, the lesson and the quiz. */
  readonly name: string
  /** Of the quiz; an ordinary one by default. */
  readonly type?: string
  readonly questions?: readonly object[]
  readonly settings?: object
  /** When it is open; always by default. */
  readonly opening?: object
}

const always = { opens_at: null, after_quiz_id: null, closes_at: null }

export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()

/** A published course of its own with one practice, made by the demo expert; the student takes part and is signed in. */
export const makePractice = async (page: Page, practice: Practice) => {
  const { name, type, questions = [], settings = {} } = practice
  const expert = await signInQuickly(page, people.expert)
  const send = (method: string, path: string, body?: unknown) => callAs(page, expert, method, path, body)
  const course = await send('POST', '/courses', { title: `${name} ${Date.now()}` })
  await send('PUT', `/courses/${course.id}`, { status_id: courseStatus.published })
  const quiz = await send('POST', '/quizzes', { name, ...(type && { type }) })
  await send('PUT', `/quizzes/${quiz.id}`, { content: { version: 1, questions }, settings })
  const lesson = await send('POST', `/courses/${course.id}/lessons-new`, { title: name })
  const open = (opening?: object) =>
    send('PUT', `/info-section/${lesson.sections[0].id}`, {
      name,
      info_units: [
        {
          key: 'made-practice',
          type_id: 5,
          content: { quiz_id: quiz.id, ...(opening && { opening: { ...always, ...opening } }) },
        },
      ],
    })
  await open(practice.opening)
  await send('PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { status_id: 4 })
  await page.context().clearCookies()
  const student = await signInQuickly(page, people.student)
  await callAs(page, student, 'POST', `/public/courses/${course.id}/join`)
  const { id: studentId } = await callAs(page, student, 'GET', '/user')
  return {
    /** Changes when it is open. */
    open,
    /** Gives the student an exception. */
    give: (given: object) =>
      send('PUT', `/lessons/${lesson.id}/quizzes/${quiz.id}/exceptions`, { user_id: studentId, ...given }),
    /** A call of the expert's. */
    send,
    /** A call of the student's. */
    sendAsStudent: (method: string, path: string, body?: unknown) =>
      callAs(page, student, method, path, body),
    quiz: Number(quiz.id),
    course: Number(course.id),
    lesson: Number(lesson.id),
    /** The learner's page. */
    link: String(lesson.link),
  }
}
