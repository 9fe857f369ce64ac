import type {
  CaseDecision,
  CaseState,
  CommentRules,
  HoldReason,
  ReportReason,
} from '@lectern/contract/comments/moderation/moderation'
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
  text,
  uniqueIndex,
} from '../../../platform/database/sql.ts'
import { comments } from '../comments.tables.ts'

/** What a school asks of those who write below its lessons; schools without a row have the default. */
export const commentRules = pgTable('comment_rules', {
  schoolId: schoolReference().primaryKey(),
  rules: jsonColumn<CommentRules>().notNull(),
  changedAt: instantColumn().notNull(),
})

/** What somebody has against a comment; one row for each person and comment. */
export const commentReports = pgTable(
  'comment_reports',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    commentId: reference()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    /** Null since the account is gone. */
    reporterId: reference(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('comment_report_of_person').on(table.commentId, table.reporterId),
    index().on(table.reporterId, table.createdAt),
  ],
)

/** A comment that moderators look at, or have looked at: reported, or held by the rules. */
export const commentCases = pgTable(
  'comment_cases',
  {
    commentId: reference()
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    schoolId: schoolReference().notNull(),
    state: text().$type<CaseState>().notNull(),
    holdReason: text().$type<HoldReason>(),
    openedAt: instantColumn().notNull(),
    decision: text().$type<CaseDecision>(),
    decidedBy: reference(),
    decidedAt: instantColumn(),
  },
  (table) => [index().on(table.schoolId, table.state, table.openedAt)],
)

/** Who may not write comments in a school. */
export const commentRestrictions = pgTable(
  'comment_restrictions',
  {
    schoolId: schoolReference().notNull(),
    userId: reference().notNull(),
    /** Null: until it is taken back. */
    until: instantColumn(),
    isEverywhere: boolean().notNull(),
    reason: text().notNull(),
    createdAt: instantColumn().notNull(),
    createdBy: reference(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId] }), index().on(table.userId)],
)
