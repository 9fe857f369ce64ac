import { z } from 'zod'
import { id, namedThing } from '../kernel/ids.ts'
import { questionResult, resultRow, shownPicture } from '../attempts/attempt.ts'
import { file } from '../files/file.ts'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { volatile } from '../kernel/volatile.ts'
import { linePoints, peerLimits } from '../quizzes/question-types/shared/peers/peer-option.ts'
import { publicQuestion } from '../quizzes/question-types/registry.ts'
import { peerReviewLimits } from './peer-review-limits.ts'

/** `drawn`: to be given; `expired`: not given in time; `left`: the reviewer left the course first. */
export const peerReviewStates = ['drawn', 'submitted', 'expired', 'left'] as const
export type PeerReviewState = (typeof peerReviewStates)[number]

/** One thing that reviewers give points for; without words where it is the whole answer. */
export const peerLine = z.object({
  id: z.string(),
  criterion: z.string(),
  points: z.number(),
  description: z.string(),
})

/** A name, to whom it may be told. */

/** A review that somebody is to give, in the list beside their own answers. */
export const givenReview = z.object({
  id,
  question_id: z.string(),
  /** Its place among those of the practice, from 1. */
  number: z.int(),
  state: z.enum(peerReviewStates),
  due_at: instant,
  submitted_at: instant.nullable(),
})
export type GivenReview = z.infer<typeof givenReview>

/** What somebody wrote about the reader's answer. */
export const receivedReview = z.object({
  id,
  question_id: z.string(),
  number: z.int(),
  /** Null where names are not told. */
  reviewer: z.object({ name: z.string() }).nullable(),
  lines: z.array(peerLine),
  points: linePoints,
  total: z.number(),
  comment: z.string(),
  is_reported: z.boolean(),
})
export type ReceivedReview = z.infer<typeof receivedReview>

/** Reviews of a practice, as one learner sees them beside their own attempt. */
export const ownPeerReviews = z.object({
  given: wholeList(givenReview, peerReviewLimits.listed),
  /** Reviews that will be drawn once others have handed in. */
  to_come: z.int(),
  received: wholeList(receivedReview, peerReviewLimits.listed),
  /** Reviews of the reader's answers that were given, seen or not. */
  received_count: z.int(),
  /** They are shown when the team has decided. */
  is_withheld: z.boolean(),
})
export type OwnPeerReviews = z.infer<typeof ownPeerReviews>

/** An answer of the author of the question that reviewers mark first. What the author gave is told after that. */
export const shownExample = z.object({
  id: z.string(),
  text: z.string(),
  points: linePoints.nullable(),
  author_points: linePoints.nullable(),
  reason: z.string().nullable(),
})
export type ShownExample = z.infer<typeof shownExample>

/** One review, as its reviewer works on it. */
export const peerReview = z.object({
  id,
  state: z.enum(peerReviewStates),
  number: z.int(),
  practice: z.object({ name: z.string(), lesson: z.string(), link: z.string() }),
  question: publicQuestion,
  answer: z.array(resultRow),
  /** What the answer may say of itself: nothing that tells its points. */
  result: questionResult,
  /** Null where names are not told. */
  author: z.object({ name: z.string() }).nullable(),
  instructions: z.string(),
  lines: z.array(peerLine),
  examples: wholeList(shownExample, peerLimits.examples),
  due_at: instant,
  /** Nothing of it changes any more. */
  is_over: z.boolean(),
  /** Changes while nobody has begun with it, when it is given another answer. */
  draw: volatile('work under way', z.int()),
  points: linePoints,
  comment: z.string(),
  is_submitted: z.boolean(),
  saved_at: volatile('time stamp', instant.nullable()),
  /** What stands in the question, and what was handed in. */
  files: z.array(file),
  pictures: z.array(shownPicture),
  formulas: z.record(z.string(), z.string()),
  answer_files: z.array(file),
})
export type PeerReview = z.infer<typeof peerReview>

/** What a reviewer writes. */
export const peerReviewDraft = z.strictObject({
  points: linePoints,
  comment: z.string().max(peerReviewLimits.comment),
  /** The author may see it, and the team counts it. Taken back by false, as long as there is time. */
  is_submitted: z.boolean(),
})
export type PeerReviewDraft = z.infer<typeof peerReviewDraft>

/** One review of a learner's answer, as the team sees it. */
export const teamReview = z.object({
  id,
  /** Null where the reader's rights do not reach that learner. */
  reviewer: namedThing.nullable(),
  state: z.enum(peerReviewStates),
  due_at: instant,
  submitted_at: instant.nullable(),
  points: linePoints,
  total: z.number(),
  comment: z.string(),
  /** Counted in no median and not shown to the author of the answer. */
  is_hidden: z.boolean(),
  /** What the author of the answer has against it. */
  report: z.string().nullable(),
  /** How far the reviewer was off the examples, in per cent of the points; null without examples. */
  deviation: z.int().nullable(),
})
export type TeamReview = z.infer<typeof teamReview>

/** The reviews of one answer of an attempt. */
export const reviewedAnswer = z.object({
  question_id: z.string(),
  lines: z.array(
    peerLine.extend({
      median: z.number().nullable(),
      least: z.number().nullable(),
      most: z.number().nullable(),
    }),
  ),
  /** The medians of all lines together; null while nobody has reviewed. */
  median: z.number().nullable(),
  wanted: z.int(),
  reviews: wholeList(teamReview, peerReviewLimits.listed),
})
export type ReviewedAnswer = z.infer<typeof reviewedAnswer>

/** What learners said about the answers of an attempt, for the team. */
export const practicePeerReviews = z.object({
  answers: z.array(reviewedAnswer),
  /** Of the whole practice: reviews that were drawn and count, given ones, and such as nobody gave in time. */
  practice: z.object({ drawn: z.int(), submitted: z.int(), missed: z.int() }),
})
export type PracticePeerReviews = z.infer<typeof practicePeerReviews>
