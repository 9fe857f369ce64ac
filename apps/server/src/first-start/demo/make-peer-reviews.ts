import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { LinePoints } from '@lectern/contract/quizzes/question-types/shared/peers/peer-option'
import {
  type AttemptRow,
  createPinnedAttempts,
  decideAttempt,
  listStandings,
  markQuestion,
} from '../../domains/attempts/index.ts'
import { listGivenBy } from '../../domains/peer-reviews/peer-reviews.repository.ts'
import { enterDraw, peerQuestionsOf } from '../../domains/peer-reviews/use-cases/enter-draw.ts'
import { markExample, saveReview } from '../../domains/peer-reviews/use-cases/save-review.ts'
import { findQuiz } from '../../domains/quizzes/index.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import type { MadeCourse } from './make-course.ts'
import { type Ago, makeJourney, momentBefore } from './make-journey.ts'

/** Somebody whose answer others review. */
export interface ReviewedAuthor<Person extends string> {
  readonly who: Person
  readonly ago: Ago
  readonly words: string
  /** What the team gave for them; null while they wait to be checked. */
  readonly points: number | null
}

/** What somebody gave an answer, after the examples of the author of the question. */
export interface GivenReview<Person extends string> {
  readonly by: Person
  readonly of: Person
  readonly ago: Ago
  /** For each example; only the first time counts. */
  readonly example: LinePoints
  readonly points: LinePoints
  readonly comment: string
  readonly isDraft?: true
}

interface Practice<Person extends string> {
  readonly course: MadeCourse
  readonly lesson: string
  readonly quiz: string
  readonly person: (key: Person) => number
  readonly decidedBy: number
  readonly now: Date
  readonly random: () => number
}

/** Long enough before that everybody has come in. */
const joined: Ago = { days: 3 }

/** Lets people hand in a practice one after the other, draws who reviews whom, and lets them give their reviews. */
export const makePeerReviews = async <Person extends string>(
  tx: Transaction,
  practice: Practice<Person>,
  made: {
    readonly authors: readonly ReviewedAuthor<Person>[]
    readonly reviews: readonly GivenReview<Person>[]
  },
): Promise<void> => {
  const { course, person, now } = practice
  const { schoolId } = course
  const quizId = course.quizId(practice.quiz)
  const place = { schoolId, lessonId: course.lessonId(practice.lesson), quizId }
  const quiz = await findQuiz(tx, schoolId, quizId)
  const [asked] = peerQuestionsOf(quiz?.content.questions ?? [])
  if (!asked) throw new Error('The practice of the demo has no question that learners review.')
  const attempts: { readonly attempt: AttemptRow; readonly points: number | null }[] = []
  for (const author of made.authors)
    attempts.push({ attempt: await handIn(tx, practice, author), points: author.points })
  for (const { by, of, ago, example, isDraft = false, ...draft } of made.reviews) {
    const at = momentBefore(now, ago)
    const row = (await listGivenBy(tx, place, person(by))).find(({ authorId }) => authorId === person(of))
    if (!row) throw new Error(`${by} was not drawn for ${of}.`)
    const review = { row, terms: asked.terms }
    for (const { id } of asked.terms.option.examples)
      await markExample(tx, review, { exampleId: id, points: example }, at)
    await saveReview(tx, review, { ...draft, is_submitted: !isDraft }, at)
  }
  for (const { attempt, points } of attempts)
    if (points !== null) await pass(tx, practice, { attempt, questionId: asked.question.id, points })
}

const handIn = async <Person extends string>(
  tx: Transaction,
  { course, lesson, quiz, person, now, random }: Practice<Person>,
  { who, ago, words }: ReviewedAuthor<Person>,
): Promise<AttemptRow> => {
  const userId = person(who)
  const steps = [{ did: 'practised', lesson, quiz, ago, answers: 'rt', words } as const]
  await makeJourney(tx, { userId, course, now, random }, { joined, steps })
  const place = { userId, lessonId: course.lessonId(lesson), quizIds: [course.quizId(quiz)] }
  const [standing] = await listStandings(tx, place)
  if (!standing) throw new Error('An attempt of the demo was not kept.')
  const { attempt } = standing
  const finishedAt = attempt.finishedAt ?? now
  await enterDraw(tx, { schoolId: course.schoolId, attemptId: attempt.id }, { random, now: finishedAt })
  return attempt
}

const pass = async <Person extends string>(
  tx: Transaction,
  { decidedBy, now: start }: Practice<Person>,
  {
    attempt: { schoolId, id: attemptId },
    questionId,
    points,
  }: { readonly attempt: AttemptRow; readonly questionId: string; readonly points: number },
): Promise<void> => {
  const now = momentBefore(start, { hours: 12 })
  const work = { schoolId, attemptId, scope: undefined, now }
  const pinned = createPinnedAttempts({ db: tx, clock: { now: () => now } })
  await markQuestion(tx, pinned, { ...work, questionId, points, markedBy: decidedBy })
  await decideAttempt(tx, { ...work, statusId: attemptStatus.passed, decidedBy })
}
