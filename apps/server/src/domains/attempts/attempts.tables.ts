import type { AttemptStatus } from '@lectern/contract/attempts/attempt'
import type { LoggedOutcome } from '@lectern/contract/attempts/answer-log'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { Arrangement, Grade } from '@lectern/contract/quizzes/question-types/question-type'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../../platform/database/sql.ts'

/** What has happened to one question of a running attempt, by the server's clock. */
export interface QuestionState {
  /** When its own clock began; it never begins again (THREATS T17). */
  readonly started_at?: string
  /** When its own clock ends. */
  readonly ends_at?: string
  /** Since when its answer does not change any more: checked, or given where no answer may be changed. */
  readonly final_at?: string
  readonly is_checked?: boolean
  /** Of a competition: what it brought, and the time that it took. */
  readonly points?: number
  readonly used_ms?: number
}

/** One person's go at one quiz in one lesson. */
export const attempts = pgTable(
  'attempts',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    userId: reference().notNull(),
    lessonId: reference().notNull(),
    quizId: reference().notNull(),
    /** What this attempt was started with; later edits of the quiz do not reach it. */
    quizVersionId: reference().notNull(),
    /** The first version of this attempt; its own id when there is no earlier one. Set by the first update. */
    rootId: reference(),
    statusId: smallint().$type<AttemptStatus>().notNull(),
    /** Its questions in their order, as they were drawn when it started; null for all of the version in its order. */
    questionIds: jsonColumn<string[]>(),
    /** Question id → what chance decided for it when the attempt started. */
    arrangements: jsonColumn<Record<string, Arrangement>>().notNull(),
    /** Question id → its grade; written when the attempt ends. */
    grades: jsonColumn<Record<string, Grade>>(),
    scores: doublePrecision(),
    maxScores: doublePrecision(),
    /** Question id → what has happened to it; a question to which nothing has is absent. */
    questionStates: jsonColumn<Record<string, QuestionState>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** When somebody of the team set the status; null while it comes of the points. */
    decidedAt: instantColumn(),
    /** Who set it last. */
    decidedBy: reference(),
    /** By which version of the quiz it was marked last, where that is another than the one it began with. */
    gradedVersionId: reference(),
    startedAt: instantColumn().notNull(),
    /** When the countdown of the whole attempt ends; null without one. */
    deadlineAt: instantColumn(),
    /** Ended by its countdown. */
    isTimedOut: boolean().notNull().default(false),
    finishedAt: instantColumn(),
  },
  (table) => [
    // At most one attempt in process, however many starts arrive at once.
    uniqueIndex('attempts_one_in_process')
      .on(table.userId, table.lessonId, table.quizId)
      .where(sql`status_id = 5`),
    index().on(table.userId, table.quizId, table.lessonId, table.startedAt),
    index().on(table.schoolId, table.startedAt),
    index().on(table.schoolId, table.statusId, table.startedAt),
    index().on(table.schoolId, table.finishedAt),
    index().on(table.lessonId, table.startedAt),
    index().on(table.quizId),
    index('attempts_by_reviewer')
      .on(table.decidedBy, table.startedAt)
      .where(sql`decided_by is not null`),
    index('attempts_decided')
      .on(table.schoolId, table.decidedAt, table.decidedBy, table.lessonId, table.finishedAt)
      .where(sql`decided_by is not null`),
    index('attempts_by_root')
      .on(table.rootId)
      .where(sql`root_id is not null`),
    index('attempts_waiting')
      .on(table.schoolId, table.finishedAt, table.id)
      .where(sql`status_id = 6`),
    index('attempts_by_deadline')
      .on(table.deadlineAt)
      .where(sql`status_id = 5 and deadline_at is not null`),
  ],
)

export const attemptsColumns = {
  id: attempts.id,
  schoolId: attempts.schoolId,
  userId: attempts.userId,
  lessonId: attempts.lessonId,
  quizId: attempts.quizId,
  quizVersionId: attempts.quizVersionId,
  rootId: attempts.rootId,
  statusId: attempts.statusId,
  questionIds: attempts.questionIds,
  arrangements: attempts.arrangements,
  grades: attempts.grades,
  scores: attempts.scores,
  maxScores: attempts.maxScores,
  questionStates: attempts.questionStates,
  decidedAt: attempts.decidedAt,
  decidedBy: attempts.decidedBy,
  gradedVersionId: attempts.gradedVersionId,
  startedAt: attempts.startedAt,
  deadlineAt: attempts.deadlineAt,
  isTimedOut: attempts.isTimedOut,
  finishedAt: attempts.finishedAt,
}

/** The stored answer to each question of an attempt. */
export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    answer: jsonColumn<Answer>().notNull(),
    /** Device → number of its last change that was taken; an older one that arrives late is ignored. */
    taken: jsonColumn<Record<string, number>>().notNull(),
    /** The device that changed the answer last, and its number. */
    lastDevice: text().notNull(),
    lastSeq: bigint({ mode: 'number' }).notNull(),
    savedAt: instantColumn().notNull(),
    /** How often it was changed. */
    changes: integer().notNull().default(1),
    /** Bytes of all its changes, for the limit of the log. */
    changedBytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionId] })],
)

export const attemptAnswersColumns = {
  attemptId: attemptAnswers.attemptId,
  questionId: attemptAnswers.questionId,
  answer: attemptAnswers.answer,
  taken: attemptAnswers.taken,
  lastDevice: attemptAnswers.lastDevice,
  lastSeq: attemptAnswers.lastSeq,
  savedAt: attemptAnswers.savedAt,
}

/** Every answer that arrived, in the order of arrival: rows are added and never changed. */
export const answerLog = pgTable(
  'answer_log',
  {
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    device: text().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    answer: jsonColumn<Answer>().notNull(),
    outcome: text().$type<LoggedOutcome>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId, table.device, table.seq] }),
    index().on(table.attemptId, table.at),
  ],
)

export const answerLogColumns = {
  attemptId: answerLog.attemptId,
  questionId: answerLog.questionId,
  device: answerLog.device,
  seq: answerLog.seq,
  answer: answerLog.answer,
  outcome: answerLog.outcome,
  at: answerLog.at,
}
