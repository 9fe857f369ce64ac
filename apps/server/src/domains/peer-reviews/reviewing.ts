import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { PeerTerms } from '@lectern/contract/quizzes/question-types/shared/peers/peer-terms'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { found } from '../../platform/http/call-error.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { type AttemptRow, findSchoolAttempt, listAnswers, type PinnedAttempts } from '../attempts/index.ts'
import type { FileRequester } from '../files/index.ts'
import { lessonLink, type LessonReading, refuseClosed } from '../lessons/index.ts'
import { listSeenBy, type PeerReviewRow } from './peer-reviews.repository.ts'

/** By what reviews are looked up. */
export interface ReviewStore extends LessonReading {
  readonly pinned: PinnedAttempts
}

/** A practice in which reviews are drawn, open to who asks. */
export interface OpenPractice {
  readonly lesson: string
  readonly link: string
}

/**
 * The lesson of a practice, where it is open to who asks: whoever left the course finds nothing.
 *
 * @throws CallError not_found, access_closed (403)
 */
export const openPractice = async (
  { contents, readers }: LessonReading,
  asker: FileRequester,
  { schoolId, lessonId }: Pick<AttemptRow, 'schoolId' | 'lessonId'>,
): Promise<OpenPractice> => {
  const content = found(await contents.contentOf(schoolId, lessonId))
  refuseClosed(await readers.readerOf(content, asker))
  return { lesson: content.row.title, link: lessonLink(content.product, content.row) }
}

/** An answer that is reviewed, and how. */
export interface ReviewedAnswerParts {
  readonly attempt: AttemptRow
  readonly practice: string
  readonly question: Question
  readonly terms: PeerTerms
  readonly answer: Answer
}

/** How the questions of an attempt are reviewed, by their ids, as the quiz was when it began. */
export const termsOf = async (
  pinned: PinnedAttempts,
  { quizVersionId }: Pick<AttemptRow, 'quizVersionId'>,
): Promise<ReadonlyMap<string, PeerTerms>> => {
  const { questions } = await pinned.versionOf(quizVersionId)
  return new Map(
    questions.flatMap((question) => {
      const terms = questionTypeOf(question).peers(question)
      return terms ? [[question.id, terms]] : []
    }),
  )
}

/** The answer that a review is about. @throws CallError not_found */
export const findReviewedAnswer = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  { schoolId, attemptId, questionId }: Pick<PeerReviewRow, 'schoolId' | 'attemptId' | 'questionId'>,
): Promise<ReviewedAnswerParts> => {
  const attempt = found(await findSchoolAttempt(db, schoolId, attemptId))
  const { name, questionsById } = await pinned.versionOf(attempt.quizVersionId)
  const question = found(questionsById.get(questionId) ?? null)
  const terms = found(questionTypeOf(question).peers(question))
  const rows = await listAnswers(db, attemptId)
  const answer = rows.find((row) => row.questionId === questionId)?.answer ?? []
  return { attempt, practice: name, question, terms, answer }
}

/** The uuids of the files of an answer. */
export const filesOfAnswer = (answer: Answer): string[] => answer.flatMap(({ files = [] }) => files)

/**
 * How a file of an attempt is open to who asks as a reviewer: the files of the answers that were drawn for them alone, without their
 * names where those might tell who wrote. False where none is drawn, or the lesson is closed to them.
 */
export const seesAsReviewer = async (
  db: ReadDatabase,
  store: ReviewStore,
  asker: FileRequester,
  {
    schoolId,
    attemptId,
    uuid,
  }: { readonly schoolId: SchoolId; readonly attemptId: number; readonly uuid: string },
): Promise<boolean | 'nameless'> => {
  if (!asker.actor) return false
  const rows = await listSeenBy(db, schoolId, attemptId, asker.actor.userId)
  for (const row of rows) {
    const { answer, terms } = await findReviewedAnswer(db, store.pinned, row)
    if (!filesOfAnswer(answer).includes(uuid)) continue
    const content = await store.contents.contentOf(schoolId, row.lessonId)
    const reader = content && (await store.readers.readerOf(content, asker))
    if (!reader?.access.decision.is_open) return false
    return terms.option.is_anonymous ? 'nameless' : true
  }
  return false
}
