import { type Answer, nameOfRow } from '@lectern/contract/quizzes/question-types/shared/answer'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { type AssembledQuiz, assembleQuiz, findQuiz, pinVersion } from '../../domains/quizzes/index.ts'
import { createPinnedAttempts, startAttemptWithin } from '../../domains/attempts/index.ts'
import { writeAnswers } from '../../domains/attempts/answer-writer.ts'
import { finishAttempt } from '../../domains/attempts/use-cases/finish-attempt.ts'
import { saveAnswer } from '../../domains/attempts/use-cases/save-answer.ts'
import { findCourse } from '../../domains/courses/courses.repository.ts'
import { joinOpenProduct } from '../../domains/access/index.ts'
import { noteOpened, notePractised, noteWatched } from '../../domains/lessons/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { MadeCourse } from './make-course.ts'

/** How long before the first start something happened. */
export interface Ago {
  readonly days?: number
  readonly hours?: number
}

/** What a student of the demo did. */
export type Step = LessonStep<'opened'> | LessonStep<'read'> | PractiseStep

interface LessonStep<Did extends string> {
  readonly did: Did
  readonly lesson: string
  readonly ago: Ago
}

interface PractiseStep extends LessonStep<'practised' | 'beganToPractise'> {
  readonly quiz: string
  /** One letter for each question: `r` right, `w` wrong, `t` what stands in `words`, `-` not answered. */
  readonly answers: string
  readonly words?: string
}

export interface Journey<Person extends string = string, Course extends string = string> {
  readonly who: Person
  readonly course: Course
  readonly joined: Ago
  readonly steps: readonly Step[]
}

export interface JourneyDependencies {
  readonly userId: number
  readonly course: MadeCourse
  /** The moment of the first start. */
  readonly now: Date
  readonly random: () => number
}

const hour_ms = 60 * 60 * 1000
const second_ms = 1000

export const momentBefore = (now: Date, { days = 0, hours = 0 }: Ago): Date =>
  new Date(now.getTime() - (days * 24 + hours) * hour_ms)

/** Lets a student join a course and do everything of the journey, each at its own moment, as the API would. */
export const makeJourney = async (
  tx: Transaction,
  traveller: JourneyDependencies,
  journey: Omit<Journey, 'who' | 'course'>,
) => {
  const { userId, course, now } = traveller
  const row = await findCourse(tx, course.schoolId, course.courseId)
  if (!row) throw new Error('The course of a journey is not there.')
  await joinOpenProduct(tx, row.product, userId, momentBefore(now, journey.joined))
  for (const step of journey.steps) await take(tx, traveller, step)
}

const take = async (tx: Transaction, traveller: JourneyDependencies, step: Step): Promise<void> => {
  const { userId, course, now } = traveller
  const { schoolId, courseId } = course
  const at = momentBefore(now, step.ago)
  const place = { userId, lessonId: course.lessonId(step.lesson), courseId, schoolId }
  await noteOpened(tx, place, at)
  if (step.did === 'opened') return
  if (step.did === 'read') {
    await noteWatched(tx, place, at)
    return
  }
  const finishedAt = await practise(tx, traveller, step, at)
  if (finishedAt) await notePractised(tx, place, finishedAt)
}

/** Answers question by question, as a person with a phone does; the end of the attempt, if it was handed in. */
const practise = async (
  tx: Transaction,
  { userId, course, random }: JourneyDependencies,
  step: PractiseStep,
  startedAt: Date,
): Promise<Date | null> => {
  const place = { userId, lessonId: course.lessonId(step.lesson), quizId: course.quizId(step.quiz) }
  const row = await findQuiz(tx, course.schoolId, place.quizId)
  if (!row) throw new Error('The quiz of a journey is not there.')
  const quiz = assembleQuiz(row)
  const pin = (now: AssembledQuiz, at: Date) => pinVersion(tx, now, at)
  const attempts = createPinnedAttempts({ db: tx, clock: { now: () => startedAt } })
  const { id } = await startAttemptWithin(tx, {
    userId,
    lessonId: place.lessonId,
    quiz,
    pin,
    now: startedAt,
    random,
    versionOf: attempts.versionOf,
    opening: null,
    hasPassed: async () => false,
  })
  const pinned = await attempts.attemptOf(userId, id)
  if (!pinned) throw new Error('An attempt of the demo was not kept.')
  let at = startedAt
  for (const [index, question] of pinned.version.questions.entries()) {
    at = new Date(at.getTime() + (20 + Math.floor(random() * 40)) * second_ms)
    const answers = pick(question, step.answers[index], step.words)
    if (answers) await saveAnswer(storeIn(tx), pinned, payloadOf(question, answers, index + 1), at)
  }
  if (step.did === 'beganToPractise') return null
  const outcome = await finishAttempt(tx, pinned, [], at)
  if (outcome.unanswered.length > 0) throw new Error(`${step.quiz} was handed in without every answer.`)
  return at
}

const storeIn = (tx: Transaction): Parameters<typeof saveAnswer>[0] => ({
  db: tx,
  write: async (change) => {
    const [written] = await writeAnswers(tx, [change])
    if (!written) throw new Error('An answer of the demo was not written.')
    return written
  },
  // Nobody of the demo hands in a file, or works against a clock.
  tell: async () => {},
  place: () => Promise.resolve(),
  end: () => Promise.resolve(),
  startClock: () => Promise.resolve(),
})

const payloadOf = (question: Question, answer: Answer, seq: number) => ({
  quiz_question_id: question.id,
  answers: [...answer],
  answer_ids: [],
  text_answer: null,
  files: [],
  is_finish: false,
  is_check: false,
  device: 'demo-phone',
  seq,
})

/** A right answer, one that is not, or words of the student's own; null to leave the question out. */
const pick = (question: Question, how: string | undefined, words = ''): Answer | null => {
  const type = questionTypeOf(question)
  if (how === 't') return [{ text_answer: words }]
  if (how === 'r') return type.key(question)
  if (how !== 'w') return null
  const right = new Set(type.key(question).map(nameOfRow))
  const possible = type.summarise(question, []).map(({ row }) => row)
  return possible.filter((row) => !right.has(nameOfRow(row))).slice(0, 1)
}
