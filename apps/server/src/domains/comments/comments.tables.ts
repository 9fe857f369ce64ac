import type { CommentableType, ResultCommentableType } from '@lectern/contract/comments/comment'
import {
  boolean,
  index,
  instantColumn,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  sql,
  text,
  uniqueIndex,
} from '../../platform/database/sql.ts'

/** What a comment said before its author deleted it. */
export interface TakenBack {
  readonly text: string
  readonly fileUuids: readonly string[]
  readonly mentionIds: readonly number[]
}

/** What people say about lessons, units and attempts. */
export const comments = pgTable(
  'comments',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    courseId: reference().notNull(),
    lessonId: reference().notNull(),
    commentableType: text().$type<CommentableType>().notNull(),
    /** The lesson, the unit, or the first version of the attempt. */
    commentableId: reference().notNull(),
    /** The version of the attempt that its author looked at. */
    attemptId: reference(),
    questionId: text(),
    statementId: text(),
    answerGroupId: text(),
    /** The first comment of the conversation; null for that one itself. */
    threadId: reference(),
    /** The comment that is answered. */
    parentId: reference(),
    /** Null since the account is gone. */
    authorId: reference(),
    /** Whether its author wrote as one of the team. */
    isByTeam: boolean().notNull(),
    addresseeId: reference(),
    text: text().notNull(),
    /** As searches compare it, so that an index serves them. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`folded(text)`),
    fileUuids: jsonColumn<string[]>().notNull(),
    /** People whom the text names as `@[id]`. */
    mentionIds: jsonColumn<number[]>().notNull().default([]),
    /** Under this its author's device sent it: what comes again under it is the same comment. */
    sendKey: text(),
    isPrivate: boolean().notNull().default(false),
    isRestricted: boolean().notNull().default(false),
    createdAt: instantColumn().notNull(),
    editedAt: instantColumn(),
    deletedAt: instantColumn(),
    deletedBy: reference(),
    /** What it said, for as long as its author can bring it back. */
    takenBack: jsonColumn<TakenBack>(),
  },
  (table) => [
    index('comments_of_place').on(
      table.schoolId,
      table.commentableType,
      table.commentableId,
      sql`coalesce(thread_id, id)`,
      table.id,
    ),
    index('comments_of_thread')
      .on(table.threadId)
      .where(sql`thread_id is not null`),
    index('comments_of_question')
      .on(table.lessonId, table.questionId)
      .where(sql`question_id is not null`),
    index().on(table.authorId, table.createdAt),
    index().on(table.schoolId, table.createdAt),
    uniqueIndex('comments_sent_once')
      .on(table.authorId, table.sendKey)
      .where(sql`send_key is not null`),
    index('comments_folded').using('gin', sql`${table.folded} gin_trgm_ops`),
    index('comments_taken_back')
      .on(table.deletedAt)
      .where(sql`taken_back is not null`),
  ],
)

export const commentsColumns = {
  id: comments.id,
  schoolId: comments.schoolId,
  courseId: comments.courseId,
  lessonId: comments.lessonId,
  commentableType: comments.commentableType,
  commentableId: comments.commentableId,
  attemptId: comments.attemptId,
  questionId: comments.questionId,
  statementId: comments.statementId,
  answerGroupId: comments.answerGroupId,
  threadId: comments.threadId,
  parentId: comments.parentId,
  authorId: comments.authorId,
  isByTeam: comments.isByTeam,
  text: comments.text,
  fileUuids: comments.fileUuids,
  mentionIds: comments.mentionIds,
  addresseeId: comments.addresseeId,
  isPrivate: comments.isPrivate,
  isRestricted: comments.isRestricted,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  deletedAt: comments.deletedAt,
}

/** Who has read which comment. */
export const commentReads = pgTable(
  'comment_reads',
  {
    commentId: reference()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: reference().notNull(),
    readAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.commentId] }), index().on(table.commentId)],
)

/** Where the learner of an attempt may comment, and where not; what is not named follows the attempt, and that is allowed. */
export const commentAllowances = pgTable(
  'comment_allowances',
  {
    schoolId: schoolReference().notNull(),
    /** The first version of the attempt. */
    rootAttemptId: reference().notNull(),
    partType: text().$type<ResultCommentableType>().notNull(),
    /** Empty for the attempt itself. */
    partId: text().notNull(),
    isAllowed: boolean().notNull(),
    setBy: reference().notNull(),
    setAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rootAttemptId, table.partType, table.partId] }),
    index().on(table.schoolId),
  ],
)
