import type { PeerReviewDraft } from '@lectern/contract/peer-reviews/peer-review'
import { peerReviewReceived } from '@lectern/contract/peer-reviews/peer-reviews.facts'
import type { LinePoints } from '@lectern/contract/quizzes/question-types/shared/peers/peer-option'
import type { PeerLine, PeerTerms } from '@lectern/contract/quizzes/question-types/shared/peers/peer-terms'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import { findSchoolAttempt, tellAttempt } from '../../attempts/index.ts'
import {
  insertExampleMark,
  listMarkedExamples,
  lockGivenBy,
  type PeerReviewRow,
  setReview,
} from '../peer-reviews.repository.ts'

/** Whether nothing of a review changes any more. */
export const isReviewOver = ({ state, dueAt }: Pick<PeerReviewRow, 'state' | 'dueAt'>, now: Date): boolean =>
  state === 'expired' || state === 'left' || dueAt <= now

/**
 * Refuses points for what is no line of the review, or more of them than a line has.
 *
 * @throws CallError unknown_line, points_beyond_line (422)
 */
export const refusePoints = (lines: readonly PeerLine[], points: LinePoints): void => {
  const byId = new Map(lines.map((line) => [line.id, line]))
  for (const [id, given] of Object.entries(points)) {
    const line = byId.get(id)
    if (!line) throw new CallError('unknown_line')
    if (given > line.points) throw new CallError('points_beyond_line', { params: { limit: line.points } })
  }
}

const isWhole = (lines: readonly PeerLine[], points: LinePoints): boolean =>
  lines.every(({ id }) => points[id] !== undefined)

/** A review that its reviewer found, and how its question is reviewed. */
export interface FoundReview {
  readonly row: PeerReviewRow
  readonly terms: PeerTerms
}

/**
 * Stores a review. Its words are kept whatever they are; given it is with points for every line, or with a comment where there are
 * none, and after the examples.
 *
 * @throws CallError not_found, review_over, review_incomplete, unknown_line, points_beyond_line, examples_first
 */
export const saveReview = async (
  tx: Transaction,
  { row: { schoolId, id, reviewerId }, terms: { lines, option } }: FoundReview,
  draft: PeerReviewDraft,
  now: Date,
): Promise<PeerReviewRow> => {
  refusePoints(lines, draft.points)
  const row = found(await lockGivenBy(tx, schoolId, id, reviewerId))
  if (isReviewOver(row, now)) throw new CallError('review_over')
  if (draft.is_submitted) {
    const isSaid = lines.length > 0 || draft.comment.trim() !== ''
    if (!isSaid || !isWhole(lines, draft.points)) throw new CallError('review_incomplete')
    const marked = await listMarkedExamples(tx, row, [reviewerId])
    const ids = new Set(marked.map(({ exampleId }) => exampleId))
    if (!option.examples.every((example) => ids.has(example.id))) throw new CallError('examples_first')
  }
  const stored = await setReview(tx, row, draft, now)
  const isSeen = row.state === 'submitted' || stored.state === 'submitted'
  const reviewed = isSeen ? await findSchoolAttempt(tx, schoolId, stored.attemptId) : null
  if (reviewed) await tellAttempt(tx, reviewed)
  const isFirst = row.submittedAt === null && stored.submittedAt !== null
  if (isFirst && option.shown === 'at_once')
    await record(tx, peerReviewReceived, {
      schoolId,
      userId: stored.authorId,
      subjectId: stored.attemptId,
      details: { review_id: id },
      at: now,
    })
  return stored
}

/**
 * Stores what a reviewer gives an example; what was given first stays.
 *
 * @throws CallError not_found, review_over, review_incomplete, unknown_line, points_beyond_line
 */
export const markExample = async (
  tx: Transaction,
  { row, terms: { lines, option } }: FoundReview,
  { exampleId, points }: { readonly exampleId: string; readonly points: LinePoints },
  now: Date,
) => {
  const example = option.examples.find(({ id }) => id === exampleId)
  if (!example) throw notFound('no such example')
  refusePoints(lines, points)
  if (isReviewOver(row, now)) throw new CallError('review_over')
  if (!isWhole(lines, points)) throw new CallError('review_incomplete')
  await insertExampleMark(tx, row, { exampleId, points }, now)
  const marked = await listMarkedExamples(tx, row, [row.reviewerId])
  return { example, points: marked.find((each) => each.exampleId === exampleId)?.points ?? points }
}
