import type { AttemptQuestion, AttemptView, LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { addLetters } from '@lectern/contract/attempts/letters/add-letters'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import {
  type AttemptRow,
  findOwnAttempt,
  listOwnAttempts,
  listVersions,
  loadOwnStandings,
  type PickedCounts,
  type PinnedAttempts,
  presentAttempt,
  unmeasuredMark,
  presentExtras,
  presentLearnerQuiz,
  questionsOf,
  type ShownAttempt,
  presentTaking,
  usualReviewSeconds,
} from '../../attempts/index.ts'
import type { FileAccess, FileRequester } from '../../files/index.ts'
import type { AssembledQuiz, QuizCache } from '../../quizzes/index.ts'
import type { PracticePlace } from '../../lessons/index.ts'
import { loadTerms } from './learner-terms.ts'
import { listPreviewedQuizzes } from './previewed-practices.ts'
import { filesOfQuestions } from '../answer-places.ts'

/**
 * Refuses a practice of a section that the learner's access leaves out. One that its author took out of the lesson is not refused: an
 * attempt at it goes on.
 *
 * @throws CallError not_found
 */
export const refuseLeftOut = (place: PracticePlace, quizId: number): PracticePlace => {
  if (place.content.hiddenQuizIds.includes(quizId)) throw notFound('in a section that is not open')
  return place
}

/** Where practice is looked up. */
export interface PracticeStore {
  readonly db: ReadDatabase
  readonly quizzes: QuizCache
}

/** The quizzes of a lesson, or one of them, each with the learner's standing, in the order of the lesson. */
export const listLearnerQuizzes = async (
  { db, quizzes }: PracticeStore,
  { content, userId, preview }: PracticePlace,
  now: Date,
  only?: number,
): Promise<LearnerQuiz[]> => {
  const quizIds = content.quizIds.filter((id) => only === undefined || id === only)
  if (preview) return listPreviewedQuizzes({ db, quizzes }, { content, quizIds, viewer: preview })
  const own = { userId, lessonId: content.row.id, quizIds }
  const [heads, { standings, allowances }] = await Promise.all([
    quizzes.headsOf(content.row.schoolId, quizIds),
    loadOwnStandings(db, own),
  ])
  const termsOf = await loadTerms(
    { db, quizzes },
    { content, by: { userId, until: null }, quizIds },
    allowances,
    now,
  )
  const standingOf = new Map(standings.map((standing) => [standing.attempt.quizId, standing]))
  const headOf = new Map(heads.map((head) => [head.id, head]))
  return quizIds.flatMap((id) => {
    const head = headOf.get(id)
    return head ? [presentLearnerQuiz(head, standingOf.get(id) ?? null, now, termsOf(id))] : []
  })
}

/** @throws CallError not_found when the lesson does not hold the quiz */
export const findLearnerQuiz = async (
  store: PracticeStore,
  place: PracticePlace,
  quizId: number,
  now: Date,
): Promise<LearnerQuiz> => found((await listLearnerQuizzes(store, place, now, quizId))[0])

/**
 * A quiz that stands in the lesson, as it is now.
 *
 * @throws CallError not_found
 */
export const findPlacedQuiz = async (
  { quizzes }: PracticeStore,
  { content }: PracticePlace,
  quizId: number,
): Promise<AssembledQuiz> => {
  const quiz = content.quizIds.includes(quizId) ? await quizzes.quizOf(content.row.schoolId, quizId) : null
  return found(quiz)
}

/** An own attempt at a quiz of a lesson. */
export interface AttemptAddress {
  readonly userId: number
  readonly lessonId: number
  readonly quizId: number
  readonly attemptId: number
  readonly device: string | null
  readonly now: Date
}

/**
 * An own attempt, by its place.
 *
 * @throws CallError not_found
 */
export const findAttemptAt = async (
  db: ReadDatabase,
  { userId, lessonId, quizId, attemptId }: Omit<AttemptAddress, 'device' | 'now'>,
): Promise<AttemptRow> => {
  const attempt = found(await findOwnAttempt(db, userId, attemptId))
  if (attempt.lessonId !== lessonId || attempt.quizId !== quizId) throw notFound('another place')
  return attempt
}

/**
 * The questions of an own attempt with the answers stored so far, and the row of the attempt.
 *
 * @throws CallError not_found
 */
export const loadOwnAttempt = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  { userId, lessonId, quizId, attemptId, device, now }: AttemptAddress,
): Promise<ShownAttempt> => {
  const attempt = await findAttemptAt(db, { userId, lessonId, quizId, attemptId })
  return questionsOf(db, pinned, attempt, { viewer: 'learner', device, now })
}

/** An attempt with its quiz, as that was when it began, and questions, and what stands in them. */
export const presentView = async (
  { db, pinned, picked, files }: ViewDependencies,
  asker: FileRequester & { readonly now: Date },
  { attempt, quiz, questions, checkCode, viewer }: ViewParts,
): Promise<AttemptView> => {
  const { settings, type } = await pinned.versionOf(attempt.quizVersionId)
  return {
    attempt: presentAttempt(attempt, settings, viewer, asker.now),
    quiz: { ...quiz, type, ...presentTaking(settings) },
    questions,
    check_code: checkCode,
    versions: (await listVersions(db, attempt)).map((version) => presentVersion(version, settings)),
    attempts: await listOwnAttempts(db, attempt, settings, viewer),
    ...(await presentExtras(files, asker, attempt, questions)),
    answer_files: await files.presentDecided(db, asker, attempt.schoolId, filesOfQuestions(questions)),
    aggregate_interview: await picked.present(attempt, questions, viewer),
    usual_review_seconds: viewer === 'learner' ? await usualReviewSeconds(db, attempt) : null,
    ...presentLetters(questions),
  }
}

/** Each question holds its own counts only where the viewer may see them. */
const presentLetters = (questions: readonly AttemptQuestion[]): Pick<AttemptView, 'mmpi_result'> => {
  const letters = addLetters(questions.flatMap(({ result }) => result.report?.letter_results ?? []))
  return letters.length === 0 ? {} : { mmpi_result: { letter_results: letters } }
}

const presentVersion = (
  version: Awaited<ReturnType<typeof listVersions>>[number],
  settings: QuizSettings,
): AttemptView['versions'][number] => ({
  id: version.id,
  number: version.number,
  status_id: version.statusId,
  ...unmeasuredMark(version, settings),
  started_at: version.startedAt.toISOString(),
  finished_at: version.finishedAt?.toISOString() ?? null,
})

interface ViewDependencies {
  readonly db: ReadDatabase
  readonly pinned: PinnedAttempts
  readonly picked: PickedCounts
  readonly files: FileAccess
}

interface ViewParts extends ShownAttempt {
  readonly quiz: LearnerQuiz
  readonly viewer: 'learner' | 'staff'
}
