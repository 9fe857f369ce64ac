import { z } from 'zod'
import { id, namedThing } from '../kernel/ids.ts'
import { teamRoles } from '../teams/team.ts'
import { file } from '../files/file.ts'
import { fileUuid } from '../files/file.ts'
import { instant } from '../kernel/dates.ts'
import { wholeList } from '../kernel/envelope.ts'
import { volatile } from '../kernel/volatile.ts'
import { commentLimits } from './comment-limits.ts'
import { hasWords } from './rules/comment-text.ts'

/** What can be commented on. */
export const commentableTypes = ['lesson', 'info-unit', 'quiz-attempt'] as const
export type CommentableType = (typeof commentableTypes)[number]

/** Id of a question, of a statement or of a group of answers. */
const partId = z.string().min(1).max(100)

/** What of an attempt a comment is about; nothing: all of it. */
export const commentedPart = {
  question_id: partId.optional(),
  statement_id: partId.optional(),
  answer_group_id: partId.optional(),
}

const author = z.object({
  id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  bg_color: z.string(),
})

/** A comment as its reader sees it (document 002 §3, "Comment"). */
export const comment = z.object({
  id,
  commentable_type: z.enum(commentableTypes),
  /** The lesson, the unit, or the first version of the attempt. */
  commentable_id: id,
  commentable: z.object({ id, finished_at: instant.nullable(), deleted_at: instant.nullable() }),
  question_id: z.string().nullable(),
  statement_id: z.string().nullable(),
  answer_group_id: z.string().nullable(),
  /** Null where its account is gone, and of what was deleted. */
  user: author.nullable(),
  user_id: id.nullable(),
  /** Somebody of the team wrote it, as one of the team. */
  is_by_team: z.boolean(),
  /** What its author is on the course now; null: not on its team, or not written as one of the team. */
  author_role: z.enum(teamRoles).nullable(),
  /** The comment that this one answers, as far as its reader sees that. */
  parent: z.object({ id, user_name: z.string().nullable(), text: z.string() }).nullable(),
  /** `clean` is safe HTML, `without_tags` the plain words. Both are empty of what was deleted. */
  text_formatted: z.object({ clean: z.string(), without_tags: z.string() }),
  files: wholeList(file, commentLimits.files),
  /** Whom its text names, as they are called now. */
  mentions: wholeList(namedThing, commentLimits.mentions),
  /** Whom of the team its author asks; null: whoever is responsible. */
  addressee: namedThing.nullable(),
  /** Seen by the team alone. */
  is_private: z.boolean(),
  /** Hidden from everybody but the team and its author. */
  is_restricted: z.boolean(),
  /** It stands for the answers to it. */
  is_deleted: z.boolean(),
  created_at: volatile('time stamp', instant),
  created_at_human: volatile('time stamp', z.string()),
  updated_at: volatile('time stamp', instant),
  is_edited: z.boolean(),
  may: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    restrict: z.boolean(),
    set_privacy: z.boolean(),
    reply: z.boolean(),
    /** Tell the moderators about it. */
    report: z.boolean(),
  }),
})
export type Comment = z.infer<typeof comment>

const words = z.string().max(commentLimits.text)

/** What is written: words, files, or both. */
const written = {
  text: words,
  /** Uuids of own files, uploaded with `model=comment`. */
  files: z.array(fileUuid).max(commentLimits.files).default([]),
  /** People whom the text names, each as `@[id]`. */
  mentions: z.array(id).max(commentLimits.mentions).default([]),
}

const saysSomething = ({ text, files }: { text: string; files: readonly string[] }): boolean =>
  hasWords(text) || files.length > 0

const emptyText = { message: 'empty_text', path: ['text'] }

export const commentDraft = z
  .object({
    commentable_type: z.enum(commentableTypes),
    commentable_id: id,
    ...commentedPart,
    ...written,
    /** Seen by the team alone; only somebody of the team can say so. */
    is_private: z.boolean().default(false),
    /** The comment that is answered. */
    parent_id: id.nullable().default(null),
    /** Whom of the course's assistants it is for; null: everybody who is responsible. */
    addressee_id: id.nullable().default(null),
    /** Made where it was written: what comes again under it is the same comment, however much later. */
    key: z.string().min(1).max(64).optional(),
  })
  .refine(saysSomething, emptyText)
export type CommentDraft = z.infer<typeof commentDraft>
/** As a caller writes it. */
export type NewComment = z.input<typeof commentDraft>

export const commentChange = z
  .object({
    ...written,
    is_private: z.boolean().optional(),
    /** `updated_at` of the comment that its author changes: one that was changed elsewhere since then stays as it is. */
    seen_updated_at: instant.optional(),
  })
  .refine(saysSomething, emptyText)
export type CommentChange = z.infer<typeof commentChange>

/** Comments of one place that are changed together; without `ids` all that the caller may change. */
export const commentSelection = z.object({
  commentable_type: z.enum(commentableTypes),
  commentable_id: id,
  quiz_question_id: partId.optional(),
  ids: z.array(id).min(1).max(commentLimits.namedAtOnce).optional(),
})
export type CommentSelection = z.infer<typeof commentSelection>

/** Of what of an attempt it is said whether its learner may comment (document 001 §7). */
export const resultCommentableTypes = ['quiz-attempt', 'question', 'statement', 'answer-group'] as const
export type ResultCommentableType = (typeof resultCommentableTypes)[number]

/** Somebody whom a comment can name. */
export const mentionable = z.object({
  id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  is_team: z.boolean(),
})
export type Mentionable = z.infer<typeof mentionable>

/** Somebody of the course's team to whom a comment can be addressed. */
export const curator = z.object({
  id,
  name: z.string(),
  avatar_url: z.string().nullable(),
  is_public_user: z.boolean(),
})
export type Curator = z.infer<typeof curator>
