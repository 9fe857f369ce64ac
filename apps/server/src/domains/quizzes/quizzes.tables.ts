import type { QuizContent, QuizPool } from '@lectern/contract/quizzes/quiz'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import type { QuizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import type { StartInfo } from '@lectern/contract/quizzes/style/start-info'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import {
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  sql,
  text,
  unique,
} from '../../platform/database/sql.ts'

/** Places for quizzes, beside each other. */
export const quizFolders = pgTable(
  'quiz_folders',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    name: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.schoolId)],
)

/** What learners go on getting while the edits of a quiz are held. */
export interface ReleasedQuiz {
  /** Under this number their attempts find their version. */
  readonly revision: number
  readonly name: string
  readonly type: QuizType
  readonly settings: Partial<QuizSettings>
  /** Unfinished questions as well, so that discarding the edits loses none. */
  readonly content: QuizContent
  readonly readyContent: QuizContent
  readonly pools: QuizPool[]
  /** Since when edits are held, as an ISO instant, and by whom. */
  readonly at: string
  readonly by: number
}
/** Styles that a school keeps for its quizzes; a quiz has a copy of its own. */
export const quizStyleTemplates = pgTable(
  'quiz_style_templates',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    name: text().notNull(),
    style: jsonColumn<QuizStyle>().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.schoolId)],
)

/** The start page of the author, with the HTML that was made of its text (docs/decisions/0008). */
export type StoredStartInfo = StartInfo & { readonly html: string }

/** Quizzes of a school's library. */
export const quizzes = pgTable(
  'quizzes',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    name: text().notNull(),
    type: text().$type<QuizType>().notNull(),
    /** As stored; a setting that joined later is absent. */
    settings: jsonColumn<Partial<QuizSettings>>().notNull(),
    /** As the author left it, finished or not. */
    content: jsonColumn<QuizContent>().notNull(),
    /** What learners get: the last version of each question that had no issue. */
    readyContent: jsonColumn<QuizContent>().notNull(),
    /** Out of which quizzes a randomizer draws. */
    pools: jsonColumn<QuizPool[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** How it looks, which is no part of its versions; null as the product looks. */
    style: jsonColumn<QuizStyle>(),
    startInfo: jsonColumn<StoredStartInfo>(),
    /** Counts the stored changes of both. */
    styleRevision: integer().notNull().default(0),
    /** Counts every stored change. */
    revision: integer().notNull(),
    /** The revision whose version learners have, where a later one is the same for them; null for the latest. */
    learnersRevision: integer(),
    /** Null where edits go out as they are saved. */
    released: jsonColumn<ReleasedQuiz>(),
    /** Kept by the database, so that lists need not read the questions. */
    questionsCount: integer()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_array_length(content -> 'questions')`),
    folderId: reference().references(() => quizFolders.id, { onDelete: 'set null' }),
    tags: jsonColumn<readonly string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Since when pickers leave it out; lessons that show it go on showing it. */
    archivedAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.schoolId, table.updatedAt),
    index().on(table.folderId),
    index('quizzes_by_tag').using('gin', table.tags),
  ],
)

export const quizzesColumns = {
  id: quizzes.id,
  schoolId: quizzes.schoolId,
  name: quizzes.name,
  type: quizzes.type,
  settings: quizzes.settings,
  content: quizzes.content,
  readyContent: quizzes.readyContent,
  pools: quizzes.pools,
  style: quizzes.style,
  startInfo: quizzes.startInfo,
  revision: quizzes.revision,
  learnersRevision: quizzes.learnersRevision,
  released: quizzes.released,
  createdAt: quizzes.createdAt,
  updatedAt: quizzes.updatedAt,
}

/** What attempts were started with: made at the first start on a revision, never changed. */
export const quizVersions = pgTable(
  'quiz_versions',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    quizId: reference()
      .notNull()
      .references(() => quizzes.id),
    revision: integer().notNull(),
    /** Of a randomizer: the revisions of the quizzes out of which it draws; empty for every other type. */
    sources: text().notNull().default(''),
    name: text().notNull(),
    /** Of the quiz when the version was made. */
    type: text().$type<QuizType>().notNull().default('default'),
    /** As stored; a setting that joined later is absent. */
    settings: jsonColumn<Partial<QuizSettings>>().notNull(),
    content: jsonColumn<QuizContent>().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [unique('quiz_versions_one_per_revision').on(table.quizId, table.revision, table.sources)],
)

export const quizVersionsColumns = {
  id: quizVersions.id,
  schoolId: quizVersions.schoolId,
  quizId: quizVersions.quizId,
  revision: quizVersions.revision,
  name: quizVersions.name,
  type: quizVersions.type,
  settings: quizVersions.settings,
  content: quizVersions.content,
  createdAt: quizVersions.createdAt,
}
