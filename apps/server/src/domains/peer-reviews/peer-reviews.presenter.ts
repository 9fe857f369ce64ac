import { toResultRow } from '@lectern/contract/attempts/rules/answer-rows'
import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import type {
  GivenReview,
  PeerReview,
  ReceivedReview,
  ReviewedAnswer,
  ShownExample,
} from '@lectern/contract/peer-reviews/peer-review'
import {
  deviationOf,
  medianPoints,
  spreadOf,
  totalOf,
} from '@lectern/contract/peer-reviews/rules/median-of-reviews'
import type {
  LinePoints,
  PeerExample,
} from '@lectern/contract/quizzes/question-types/shared/peers/peer-option'
import type { PeerLine, PeerTerms } from '@lectern/contract/quizzes/question-types/shared/peers/peer-terms'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import {
  publicQuestion,
  type Question,
  questionTypeOf,
} from '@lectern/contract/quizzes/question-types/registry'
import type { AttemptRow } from '../attempts/index.ts'
import type { PeerReviewRow } from './peer-reviews.repository.ts'
import { isReviewOver } from './use-cases/save-review.ts'

const presentLine = ({ id, criterion, points, description }: PeerLine) => ({
  id,
  criterion,
  points,
  description,
})

/** Numbers the reviews that somebody is to give in a practice, from 1: those that went to others do not count. */
export const numbered = <Row extends Pick<PeerReviewRow, 'state'>>(
  rows: readonly Row[],
): { readonly row: Row; readonly number: number }[] =>
  rows.filter(({ state }) => state !== 'left').map((row, at) => ({ row, number: at + 1 }))

/** A review in the list of who is to give it; one whose time is over says so before the job has come by. */
export const presentGiven = (row: PeerReviewRow, number: number, now: Date): GivenReview => ({
  id: row.id,
  question_id: row.questionId,
  number,
  state: row.state === 'drawn' && isReviewOver(row, now) ? 'expired' : row.state,
  due_at: row.dueAt.toISOString(),
  submitted_at: row.submittedAt?.toISOString() ?? null,
})

/** A review, as the author of the answer reads it. */
export const presentReceived = (
  row: PeerReviewRow,
  number: number,
  { lines, option }: PeerTerms,
  name: string,
): ReceivedReview => ({
  id: row.id,
  question_id: row.questionId,
  number,
  reviewer: option.is_anonymous ? null : { name },
  lines: lines.map(presentLine),
  points: row.points,
  total: totalOf(lines, row.points),
  comment: row.comment,
  is_reported: row.report !== null,
})

/** An example; what its author gave is told to who has marked it. */
export const presentExample = (example: PeerExample, points: LinePoints | null): ShownExample => ({
  id: example.id,
  text: example.text,
  points,
  author_points: points && example.points,
  reason: points && example.reason,
})

/** A question with the answer of somebody else, and nothing of what that earned. */
export const presentAnswer = (
  question: Question,
  attempt: Pick<AttemptRow, 'arrangements'>,
  answer: Answer,
): AttemptQuestion & Pick<PeerReview, 'question'> => ({
  question: publicQuestion.parse(
    questionTypeOf(question).toPublic(question, attempt.arrangements[question.id] ?? { order: [] }),
  ),
  number: null,
  results: answer.map((row) => toResultRow(question.id, row, null)),
  seq: 0,
  saved_at: null,
  is_final: true,
  viewed_result: false,
  left_time_in_seconds: null,
  result: { state: 'answered', points: null, max_points: null, correct_answers: null, comment: null },
})

/** What of a review its reviewer has written. */
export const presentDraft = (row: PeerReviewRow) => ({
  id: row.id,
  points: row.points,
  comment: row.comment,
  is_submitted: row.state === 'submitted',
  saved_at: row.savedAt?.toISOString() ?? null,
})

/** What a review is beside the answer. */
export const presentReview = (
  row: PeerReviewRow,
  { lines, option }: PeerTerms,
  { now, marked }: { readonly now: Date; readonly marked: ReadonlyMap<string, LinePoints> },
) => ({
  ...presentDraft(row),
  state: presentGiven(row, 1, now).state,
  instructions: option.instructions,
  lines: lines.map(presentLine),
  examples: option.examples.map((example) => presentExample(example, marked.get(example.id) ?? null)),
  due_at: row.dueAt.toISOString(),
  is_over: isReviewOver(row, now),
  draw: row.draw,
})

/** Who gave what to the examples of a question. */
export type MarkedExample = {
  readonly userId: number
  readonly exampleId: string
  readonly points: LinePoints
}

const presentPerson = (id: number, names: ReadonlyMap<number, string>) => {
  const name = names.get(id)
  return name === undefined ? null : { id, name }
}

/** The reviews of one answer, for the team: hidden ones stand there and count nothing. */
export const presentReviewedAnswer = (
  questionId: string,
  rows: readonly PeerReviewRow[],
  { lines, option }: PeerTerms,
  {
    names,
    marked,
  }: { readonly names: ReadonlyMap<number, string>; readonly marked: readonly MarkedExample[] },
): ReviewedAnswer => {
  const counted = rows.flatMap((row) =>
    row.state === 'submitted' && row.hiddenAt === null ? [row.points] : [],
  )
  const spread = new Map(spreadOf(lines, counted).map((line) => [line.id, line]))
  const offOf = (userId: number) =>
    deviationOf(
      lines,
      option.examples.flatMap(({ id, points: authors }) => {
        const own = marked.find((each) => each.userId === userId && each.exampleId === id)
        return own ? [{ own: own.points, authors }] : []
      }),
    )
  return {
    question_id: questionId,
    lines: lines.map((line) => ({
      ...presentLine(line),
      median: spread.get(line.id)?.median ?? null,
      least: spread.get(line.id)?.least ?? null,
      most: spread.get(line.id)?.most ?? null,
    })),
    median: medianPoints(lines, counted),
    wanted: option.reviews,
    reviews: rows.map((row) => ({
      id: row.id,
      reviewer: presentPerson(row.reviewerId, names),
      state: row.state,
      due_at: row.dueAt.toISOString(),
      submitted_at: row.submittedAt?.toISOString() ?? null,
      points: row.state === 'submitted' ? row.points : {},
      total: row.state === 'submitted' ? totalOf(lines, row.points) : 0,
      comment: row.state === 'submitted' ? row.comment : '',
      is_hidden: row.hiddenAt !== null,
      report: row.report,
      deviation: offOf(row.reviewerId),
    })),
  }
}
