import type { QuestionSlug } from '@lectern/contract/quizzes/question-types/slugs'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import {
  boolean,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  sql,
  text,
} from '../../../platform/database/sql.ts'
import { quizzes } from '../quizzes.tables.ts'

/** Questions that a school keeps for reuse. */
export const bankQuestions = pgTable(
  'bank_questions',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    /** As the author left it, finished or not, key included. */
    question: jsonColumn<Question>().notNull(),
    /** Its text as plain words. */
    name: text().notNull(),
    /** By which it is found, in small letters: text, description and what it offers. */
    words: text().notNull(),
    /** Of what it asks, offers and marks: a quiz tells by it whether the bank has another form than its own. */
    sum: text().notNull(),
    isReady: boolean().notNull(),
    /** Kept by the database, so that lists need not read the questions. */
    type: text()
      .$type<QuestionSlug>()
      .notNull()
      .generatedAlwaysAs(sql`question ->> 'type'`),
    tags: jsonColumn<readonly string[]>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(question -> 'tags', '[]'::jsonb)`),
    /** Counts every stored change. */
    revision: integer().notNull().default(1),
    /** Since when it is not offered; quizzes that hold it go on holding it. */
    archivedAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    updatedBy: reference().notNull(),
  },
  (table) => [
    index().on(table.schoolId, table.updatedAt),
    index('bank_questions_by_tag').using('gin', table.tags),
    index('bank_questions_by_words').using('gin', sql`${table.words} gin_trgm_ops`),
  ],
)

export const bankQuestionsColumns = {
  id: bankQuestions.id,
  schoolId: bankQuestions.schoolId,
  question: bankQuestions.question,
  name: bankQuestions.name,
  sum: bankQuestions.sum,
  revision: bankQuestions.revision,
  archivedAt: bankQuestions.archivedAt,
  updatedAt: bankQuestions.updatedAt,
}

/** Which quizzes hold which questions of the bank. */
export const quizBankQuestions = pgTable(
  'quiz_bank_questions',
  {
    schoolId: schoolReference().notNull(),
    quizId: reference()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    bankQuestionId: reference()
      .notNull()
      .references(() => bankQuestions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.bankQuestionId] }),
    index().on(table.bankQuestionId),
    index().on(table.schoolId, table.bankQuestionId),
  ],
)
