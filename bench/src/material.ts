import { courseStatus } from '@lectern/contract/courses/course-status'
import { login, register } from '@lectern/contract/identity/sign-in.api'
import { createCourse, joinCourse, updateCourse } from '@lectern/contract/courses/courses.api'
import { createLesson, updateLesson, updateSection } from '@lectern/contract/lessons/lessons.api'
import { createQuiz, updateQuiz } from '@lectern/contract/quizzes/quizzes.api'
import { type CallApi, openApi } from './api.ts'

/** The school that is measured: one lesson, one quiz of eleven questions, many students. */
export interface Material {
  readonly lessonId: number
  readonly lessonPath: string
  readonly quizId: number
  readonly students: readonly string[]
  readonly questions: readonly { id: string; right: string }[]
}

const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }
const questionCount = 11

/** Makes the material through the API of a demo school. */
export const makeMaterial = async (origin: string, studentCount: number): Promise<Material> => {
  const { call, client } = openApi(origin)
  const { token } = (await call(login, '', { body: expert })).data
  if (token === null) throw new Error('The expert of the demo has two-factor sign-in.')
  const course = (await call(createCourse, token, { body: { title: 'Measured course' } })).data
  await call(updateCourse, token, {
    params: { course: course.id },
    body: { status_id: courseStatus.published },
  })
  const quizId = await makeQuiz(call, token)
  const lesson = await makeLesson(call, token, course.id, quizId)
  const students: string[] = []
  for (let index = 0; index < studentCount; index += 1)
    students.push(await makeStudent(call, course.id, index))
  client.close()
  const questions = Array.from({ length: questionCount }, (_, index) => ({
    id: `bench-question-${index}`,
    right: `bench-option-${index}-0`,
  }))
  return { lessonId: lesson.id, lessonPath: lesson.link, quizId, students, questions }
}

const makeQuiz = async (call: CallApi, token: string): Promise<number> => {
  const { id } = (await call(createQuiz, token, { body: { name: 'Measured quiz' } })).data
  const questions = Array.from({ length: questionCount }, (_, index) => questionOf(index))
  await call(updateQuiz, token, { params: { quiz: id }, body: { content: { version: 1, questions } } })
  return id
}

const questionOf = (index: number) => ({
  id: `bench-question-${index}`,
  type: index % 2 === 0 ? 'single_answer' : 'multiple_answer',
  name: `Question number ${index + 1}: which of these options is the right one?`,
  is_required: false,
  answers: [0, 1, 2, 3].map((option) => ({
    id: `bench-option-${index}-${option}`,
    text: `Option ${option + 1} of question ${index + 1}`,
    is_correct: option === 0,
  })),
})

const makeLesson = async (call: CallApi, token: string, courseId: number, quizId: number) => {
  const { data } = await call(createLesson, token, {
    params: { course: courseId },
    body: { title: 'Measured lesson' },
  })
  const body = {
    name: 'Text',
    info_units: [
      { key: 'bench-text', type_id: 3, content: { text: { version: 1, doc: longText() } } },
      { key: 'bench-quiz', type_id: 5, content: { quiz_id: quizId } },
    ],
  }
  await call(updateSection, token, { params: { section: data.sections[0]?.id ?? 0 }, body })
  const params = { course: courseId, lesson: data.id }
  return (await call(updateLesson, token, { params, body: { status_id: 4 } })).data
}

/** A text of about the size of the measured peer's page: 24 paragraphs. */
const longText = () => ({
  type: 'doc',
  content: Array.from({ length: 24 }, (_, index) => ({
    type: 'paragraph',
    content: [
      {
        type: 'text',
        text: `Paragraph ${index + 1}. Reading once is not learning: what stays is what was tried, missed and tried again with a day between.`,
      },
    ],
  })),
})

/** Each student signs up from an address of its own, as far as the server knows: sign-ups are limited per address. */
const makeStudent = async (call: CallApi, courseId: number, index: number): Promise<string> => {
  const body = {
    name: `Measured student ${index}`,
    email: `measured-${index}@lectern.test`,
    password: 'lectern-demo',
  }
  const headers = { 'x-forwarded-for': `192.0.2.${index % 250}` }
  const { token } = (await call(register, '', { body, headers })).data
  await call(joinCourse, token, { params: { course: courseId } })
  return token
}
