import { courseStatus } from '@lectern/contract/courses/course-status'
import type { TestApp } from './app.ts'
import { openTestSchool, signUp, type TestPerson } from './people.ts'
import type { SchoolId } from '../platform/school-id.ts'

export interface TestLesson {
  readonly id: number
  readonly slug: string
  readonly sectionId: number
  readonly unitIds: number[]
}

export interface TestSchool {
  readonly schoolId: SchoolId
  readonly owner: TestPerson
  readonly courseId: number
  readonly productId: number
  readonly courseSlug: string
  readonly lesson: TestLesson
  readonly quizId: number
}

const paragraph = (text: string) => ({
  version: 1,
  doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

/** The two questions of every test quiz: which options are right is named in their ids. */
export const testQuestions = [
  {
    id: 'question-one',
    type: 'single_answer',
    name: 'Which number is prime?',
    points: 2,
    comment: 'Seven has two divisors.',
    answers: [
      { id: 'one-right', text: '7', is_correct: true },
      { id: 'one-wrong', text: '9', is_correct: false },
    ],
  },
  {
    id: 'question-two',
    type: 'multiple_answer',
    name: 'Which numbers are even?',
    points: 3,
    answers: [
      { id: 'two-right-a', text: '4', is_correct: true },
      { id: 'two-wrong', text: '5', is_correct: false },
      { id: 'two-right-b', text: '8', is_correct: true },
    ],
  },
] as const

/** A school with a published course of one published lesson: a text and a quiz of both types; all through the API. */
export const teachingSchool = async (app: TestApp, slug: string, isPrimary: boolean): Promise<TestSchool> => {
  const { owner, schoolId } = await openTestSchool(app, slug, isPrimary)
  const send = async (method: string, path: string, body: unknown) => {
    const reply = await app.call(method, path, { as: owner.token, body })
    if (reply.status >= 300)
      throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply.body.data
  }
  const course = await send('POST', '/courses', { title: `Course of ${slug}` })
  await send('PUT', `/courses/${course.id}`, { status_id: courseStatus.published })
  const quiz = await send('POST', '/quizzes', { name: `Quiz of ${slug}` })
  await send('PUT', `/quizzes/${quiz.id}`, { content: { version: 1, questions: testQuestions } })
  const created = await send('POST', `/courses/${course.id}/lessons-new`, { title: 'First lesson' })
  const section = await send('PUT', `/info-section/${created.sections[0].id}`, {
    name: 'Start',
    info_units: [
      { key: 'unit-text', type_id: 3, content: { text: paragraph(`Text of ${slug}`) } },
      { key: 'unit-quiz', type_id: 5, content: { quiz_id: quiz.id } },
    ],
  })
  await send('PUT', `/courses/${course.id}/lessons-new/${created.id}`, { status_id: 4 })
  return {
    schoolId,
    owner,
    courseId: course.id,
    productId: course.product_id,
    courseSlug: course.slug,
    quizId: quiz.id,
    lesson: {
      id: created.id,
      slug: created.slug,
      sectionId: section.id,
      unitIds: section.info_units.map((unit: { id: number }) => unit.id),
    },
  }
}

/** A new person who takes part in the school's course. */
export const joinSchool = async (app: TestApp, school: TestSchool): Promise<TestPerson> => {
  const person = await signUp(app, 'Learner')
  const { status } = await app.call('POST', `/public/courses/${school.courseId}/join`, { as: person.token })
  if (status !== 200) throw new Error(`Joining answered ${status}`)
  return person
}
