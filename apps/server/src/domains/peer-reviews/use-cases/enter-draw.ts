import {
  type DrawChange,
  drawReplacement,
  drawReviews,
} from '@lectern/contract/peer-reviews/rules/draw-reviews'
import { peerReviewAssigned } from '@lectern/contract/peer-reviews/peer-reviews.facts'
import type { PeerTerms } from '@lectern/contract/quizzes/question-types/shared/peers/peer-terms'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type AttemptRow, findSchoolAttempt, listAnswers, tellAttempt } from '../../attempts/index.ts'
import { findLesson } from '../../lessons/index.ts'
import { findVersion } from '../../quizzes/index.ts'
import {
  type DrawnAnswer,
  type DrawPlace,
  enterAnswer,
  listDrawn,
  listDrawnReviews,
  listPresent,
  lockDraw,
  storeDraw,
} from '../draw.repository.ts'
import { listGroupsOf } from '../../teams/index.ts'

const day_ms = 24 * 60 * 60 * 1000

/** What a draw goes by beside its place. */
interface DrawCall {
  readonly productId: number
  readonly terms: PeerTerms
  readonly random: () => number
  readonly now: Date
}

/** The questions of an attempt whose answers learners review, with how. */
export const peerQuestionsOf = (
  questions: readonly Question[],
): { readonly question: Question; readonly terms: PeerTerms }[] =>
  questions.flatMap((question) => {
    const terms = questionTypeOf(question).peers(question)
    return terms ? [{ question, terms }] : []
  })

/**
 * Puts the answers of an attempt that was handed in among those that learners review, and draws: what its learner reviews, and who
 * reviews them. Of one person the first answer is drawn, once; telling of the same attempt again changes nothing.
 */
export const enterDraw = async (
  tx: Transaction,
  { schoolId, attemptId }: { readonly schoolId: SchoolId; readonly attemptId: number },
  { random, now }: Pick<DrawCall, 'random' | 'now'>,
): Promise<void> => {
  const attempt = await findSchoolAttempt(tx, schoolId, attemptId)
  const lesson = attempt?.finishedAt ? await findLesson(tx, schoolId, attempt.lessonId) : null
  const version = attempt && lesson && (await findVersion(tx, attempt.quizVersionId))
  if (!attempt || !lesson || !version) return
  const asked = peerQuestionsOf(version.content.questions)
  if (asked.length === 0) return
  const { lessonId, quizId, userId } = attempt
  const answers = new Map((await listAnswers(tx, attemptId)).map((row) => [row.questionId, row.answer]))
  await lockDraw(tx, attempt)
  const groups = await listGroupsOf(tx, { schoolId, productId: lesson.productId }, userId)
  for (const { question, terms } of asked) {
    if ((answers.get(question.id) ?? []).length === 0) continue
    const groupId = terms.option.is_within_groups ? (groups[0] ?? null) : null
    const place = { schoolId, lessonId, quizId, questionId: question.id, groupId }
    if (await enterAnswer(tx, place, { userId, attemptId }, now))
      await drawFor(tx, place, attempt, { productId: lesson.productId, terms, random, now })
  }
}

/** What a draw chooses from. */
const loadDraw = async (tx: Transaction, place: DrawPlace, { productId, terms, now }: DrawCall) => {
  const wanted = terms.option.reviews
  const answers = await listDrawn(tx, place, wanted)
  const userIds = answers.map(({ userId }) => userId)
  const present = await listPresent(tx, { schoolId: place.schoolId, productId }, userIds, now)
  const members = userIds.map((id) => ({ id, isHere: present.has(id) }))
  return { wanted, answers, members, reviews: await listDrawnReviews(tx, place, userIds) }
}

const drawFor = async (
  tx: Transaction,
  place: DrawPlace,
  { userId }: Pick<AttemptRow, 'userId'>,
  call: DrawCall,
): Promise<void> => {
  const { answers, ...draw } = await loadDraw(tx, place, call)
  await store(tx, place, drawReviews({ ...draw, random: call.random, newcomer: userId }), {
    answers,
    ...call,
  })
}

/** Gives an answer that has lost a reviewer another one; without anybody who could be it, whoever hands in next is drawn for it. */
export const replaceReviewer = async (
  tx: Transaction,
  place: DrawPlace,
  author: number,
  call: DrawCall,
): Promise<void> => {
  const { answers, ...draw } = await loadDraw(tx, place, call)
  const change = drawReplacement({ ...draw, random: call.random, author })
  if (change) await store(tx, place, [change], { answers, ...call })
}

/** Stores a draw, and tells those for whom something was drawn. */
const store = async (
  tx: Transaction,
  place: DrawPlace,
  changes: readonly DrawChange[],
  { answers, terms, now }: DrawCall & { readonly answers: readonly DrawnAnswer[] },
): Promise<void> => {
  const attemptOf = new Map(answers.map((row) => [row.userId, row.attemptId]))
  const known = changes.flatMap((change) => {
    const attemptId = attemptOf.get(change.author)
    return attemptId === undefined ? [] : [{ ...change, attemptId }]
  })
  const dueAt = new Date(now.getTime() + terms.option.days * day_ms)
  await storeDraw(tx, place, known, { now, dueAt })
  const reviewers = new Set(
    known.flatMap(({ reviewer, insteadOf }) => (insteadOf === undefined ? [reviewer] : [])),
  )
  for (const reviewer of reviewers) {
    const attemptId = attemptOf.get(reviewer)
    const attempt = attemptId === undefined ? null : await findSchoolAttempt(tx, place.schoolId, attemptId)
    if (!attempt) continue
    await tellAttempt(tx, attempt)
    await record(tx, peerReviewAssigned, {
      schoolId: place.schoolId,
      userId: reviewer,
      subjectId: attempt.id,
      details: {},
      at: now,
    })
  }
}
