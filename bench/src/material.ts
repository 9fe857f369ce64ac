import { openClient } from './closed-loop.ts'

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

type Send = (
  method: string,
  path: string,
  token: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
  // oxlint-disable-next-line typescript/no-explicit-any -- replies of our own server, read once
) => Promise<any>

/** Makes the material through the API of a demo school. */
export const makeMaterial = async (origin: string, studentCount: number): Promise<Material> => {
  const client = openClient(origin)
  const send: Send = async (method, path, token, body, headers) => {
    const reply = await client.send(method, `/api/v1${path}`, token, body, headers)
    if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.body}`)
    return JSON.parse(reply.body).data
  }
  const { token } = await send('POST', '/auth/login', '', expert)
  const course = await send('POST', '/courses', token, { title: 'Measured course' })
  await send('PUT', `/courses/${course.id}`, token, { is_published: true })
  const questions = Array.from({ length: questionCount }, (_, index) => questionOf(index))
  const quiz = await send('POST', '/quizzes', token, { name: 'Measured quiz' })
  await send('PUT', `/quizzes/${quiz.id}`, token, { content: { version: 1, questions } })
  const lesson = await makeLesson(send, token, course.id, quiz.id)
  const students: string[] = []
  for (let index = 0; index < studentCount; index += 1)
    students.push(await makeStudent(send, course.id, index))
  client.close()
  return {
    lessonId: lesson.id,
    lessonPath: lesson.link,
    quizId: quiz.id,
    students,
    questions: questions.map(({ id, answers }) => ({ id, right: answers[0].id })),
  }
}

const questionOf = (index: number) => ({
  id: `bench-question-${index}`,
  type: index % 2 === 0 ? 'single_answer' : 'multiple_answer',
  name: `Question number ${index + 1}: which of these options is the right one?`,
  answers: [0, 1, 2, 3].map((option) => ({
    id: `bench-option-${index}-${option}`,
    text: `Option ${option + 1} of question ${index + 1}`,
    is_correct: option === 0,
  })) as [
    { id: string; text: string; is_correct: boolean },
    ...{ id: string; text: string; is_correct: boolean }[],
  ],
})

const makeLesson = async (send: Send, token: string, courseId: number, quizId: number) => {
  const lesson = await send('POST', `/courses/${courseId}/lessons-new`, token, { title: 'Measured lesson' })
  await send('PUT', `/info-section/${lesson.sections[0].id}`, token, {
    name: 'Text',
    info_units: [
      { key: 'bench-text', type_id: 3, content: { text: { version: 1, doc: longText() } } },
      { key: 'bench-quiz', type_id: 5, content: { quiz_id: quizId } },
    ],
  })
  return send('PUT', `/courses/${courseId}/lessons-new/${lesson.id}`, token, { status_id: 4 })
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
const makeStudent = async (send: Send, courseId: number, index: number): Promise<string> => {
  const person = {
    name: `Measured student ${index}`,
    email: `measured-${index}@lectern.test`,
    password: 'lectern-demo',
  }
  const { token } = await send('POST', '/auth/register', '', person, {
    'x-forwarded-for': `192.0.2.${index % 250}`,
  })
  await send('POST', `/public/courses/${courseId}/join`, token)
  return token
}
