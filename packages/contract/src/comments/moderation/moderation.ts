import { z } from 'zod'
import { id, namedThing } from '../../kernel/ids.ts'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { comment } from '../comment.ts'
import { hasWords } from '../rules/comment-text.ts'
import { moderationLimits } from './moderation-limits.ts'

const upTo = (most: number) => z.int().min(0).max(most)

const stopWord = z
  .string()
  .trim()
  .min(2)
  .max(moderationLimits.stopWord)
  .refine(hasWords, { message: 'empty_text' })

/** What a school asks of those who write below its lessons. */
export const commentRules = z.strictObject({
  /** Stands above the composer; empty: nothing does. */
  text: z.string().trim().max(moderationLimits.rules),
  /** With fewer comments of their own a learner is a newcomer; 0: nobody is. */
  newcomer_comments: upTo(moderationLimits.newcomerComments),
  /** How many links a comment of a newcomer may have. */
  newcomer_links: upTo(moderationLimits.newcomerLinks),
  /** Comments of newcomers are hidden until a moderator has looked at them. */
  is_newcomer_held: z.boolean(),
  /** A comment with one of these words is hidden until a moderator has looked at it. */
  stop_words: z.array(stopWord).max(moderationLimits.stopWords),
  /** So many people who report a comment hide it until a moderator has looked at it; 0: reports hide nothing. */
  hide_after_reports: upTo(moderationLimits.hideAfterReports),
})
export type CommentRules = z.infer<typeof commentRules>

/** The rules of a school that has not written any. */
export const defaultCommentRules: CommentRules = {
  text: '',
  newcomer_comments: 3,
  newcomer_links: 1,
  is_newcomer_held: false,
  stop_words: [],
  hide_after_reports: 3,
}

/** Why somebody reports a comment. */
export const reportReasons = [
  'spam',
  'insult',
  'off_topic',
  'personal_data',
  'gives_answers_away',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Why a comment waits for a moderator without a report. */
export const holdReasons = ['stop_word', 'newcomer'] as const
export type HoldReason = (typeof holdReasons)[number]

export const reportDraft = z.strictObject({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(moderationLimits.note).default(''),
})
export type ReportDraft = z.infer<typeof reportDraft>

export const caseStates = ['open', 'decided'] as const
export type CaseState = (typeof caseStates)[number]

/** What a moderator decides about a reported comment. */
export const caseDecisions = ['keep', 'hide', 'delete'] as const
export type CaseDecision = (typeof caseDecisions)[number]

/** A comment that was reported or held, with everything that was said against it. */
export const commentCase = z.object({
  comment,
  lesson: z.object({ id, title: z.string(), course: z.string(), link: z.string() }),
  /** Of the attempt that it is about; null below a lesson. */
  attempt_id: id.nullable(),
  state: z.enum(caseStates),
  /** Why it was held; null where people reported it. */
  hold_reason: z.enum(holdReasons).nullable(),
  reports_count: z.int(),
  reports: wholeList(
    z.object({
      reason: z.enum(reportReasons),
      note: z.string(),
      /** Null where the account is gone. */
      user: namedThing.nullable(),
      at: instant,
    }),
    moderationLimits.shownReports,
  ),
  opened_at: instant,
  decision: z.enum(caseDecisions).nullable(),
  decided_by: namedThing.nullable(),
  decided_at: instant.nullable(),
})
export type CommentCase = z.infer<typeof commentCase>

/** That somebody may not write comments. */
export const commentRestriction = z.object({
  user: namedThing,
  /** Null: until it is taken back. */
  until: instant.nullable(),
  /** Also on their own attempts; otherwise they write there as before. */
  is_everywhere: z.boolean(),
  /** For the team. */
  reason: z.string(),
  created_at: instant,
  created_by: namedThing.nullable(),
})
export type CommentRestriction = z.infer<typeof commentRestriction>

export const restrictionChange = z.strictObject({
  until: instant.nullable(),
  is_everywhere: z.boolean().default(false),
  reason: z.string().trim().max(moderationLimits.note).default(''),
})
export type RestrictionChange = z.infer<typeof restrictionChange>
