import type { ReleaseClosing, ReleaseRule } from '@lectern/contract/access/release-rule'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { UnitLook } from '@lectern/contract/blocks/unit-look'
import type { LessonStatusId } from '@lectern/contract/lessons/lesson-status'
import type { LessonExtras } from '@lectern/contract/lessons/lesson-extras'
import type { HeldLesson } from './held-edits/held-lesson.ts'
import {
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
  unique,
  uniqueIndex,
} from '../../platform/database/sql.ts'

/** Lessons of a course, in order. */
export const lessons = pgTable(
  'lessons',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    courseId: reference().notNull(),
    /** The product of the course, so that access is decided without a look at the course. */
    productId: reference().notNull(),
    /** Null for lessons that stand before the first module. */
    moduleId: reference(),
    title: text().notNull(),
    slug: text().notNull(),
    statusId: smallint().$type<LessonStatusId>().notNull(),
    /** The place in the whole program, over all modules. */
    position: integer().notNull(),
    isPublic: boolean().notNull().default(false),
    accessibleAfterDays: integer().notNull().default(0),
    accessibleStartHour: text().notNull().default('00:00'),
    accessibleTimezone: text().notNull(),
    /** Whether `accessibleStartHour` gives way to the hour at which the learner's own access began. */
    startHourIsLearners: boolean().notNull().default(false),
    /** The date on which it opens, `YYYY-MM-DD`, in place of the days. */
    opensOn: text(),
    /** Open from the beginning, whatever its module or course say. */
    opensAtOnce: boolean().notNull().default(false),
    /** The quiz of its course that is to be passed first. */
    opensAfterQuizId: reference(),
    /** When it closes again. */
    closes: jsonColumn<ReleaseClosing>(),
    /** Whether its own rule closes it to people who have begun it. */
    closesBegun: boolean().notNull().default(false),
    /** Kept for parts of the product that come later; read through its schema. */
    extras: jsonColumn<Partial<LessonExtras>>().notNull().default({}),
    /** Set while its edits are held; `released_sections` and `released_units` have what learners read meanwhile. */
    held: jsonColumn<HeldLesson>(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('lessons_slug')
      .on(table.courseId, table.slug)
      .where(sql`deleted_at is null`),
    index().on(table.courseId, table.position),
    index().on(table.moduleId),
    index().on(table.schoolId),
  ],
)

export const lessonsColumns = {
  id: lessons.id,
  schoolId: lessons.schoolId,
  courseId: lessons.courseId,
  productId: lessons.productId,
  moduleId: lessons.moduleId,
  title: lessons.title,
  slug: lessons.slug,
  statusId: lessons.statusId,
  position: lessons.position,
  isPublic: lessons.isPublic,
  accessibleAfterDays: lessons.accessibleAfterDays,
  accessibleStartHour: lessons.accessibleStartHour,
  accessibleTimezone: lessons.accessibleTimezone,
  startHourIsLearners: lessons.startHourIsLearners,
  opensOn: lessons.opensOn,
  opensAtOnce: lessons.opensAtOnce,
  opensAfterQuizId: lessons.opensAfterQuizId,
  closes: lessons.closes,
  closesBegun: lessons.closesBegun,
  /** The rule of its module, else that of its course: what holds where it has none of its own. */
  inheritedRelease: sql<ReleaseRule | null>`(
    select coalesce(module.release, product.release)
    from products product left join course_modules module
      on module.id = lessons.module_id and module.school_id = lessons.school_id
    where product.id = lessons.product_id and product.school_id = lessons.school_id
  )`.as('inherited_release'),
  extras: lessons.extras,
  held: lessons.held,
  createdAt: lessons.createdAt,
  updatedAt: lessons.updatedAt,
  deletedAt: lessons.deletedAt,
}

/** Sections of a lesson. */
export const lessonSections = pgTable(
  'lesson_sections',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id),
    name: text().notNull(),
    position: integer().notNull(),
    /** Counts every stored change. */
    revision: integer().notNull(),
    /** Counts changes of its name and of which units stand in it, in which order. */
    outlineRevision: integer().notNull().default(1),
    /** How much its units hold, for the limits of the whole lesson; `bytes` of their contents as JSON. */
    units: integer().notNull().default(0),
    letters: integer().notNull().default(0),
    bytes: integer().notNull().default(0),
    copied: boolean().notNull().default(false),
    updatedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [index().on(table.lessonId, table.position)],
)

export const lessonSectionsColumns = {
  id: lessonSections.id,
  schoolId: lessonSections.schoolId,
  lessonId: lessonSections.lessonId,
  name: lessonSections.name,
  position: lessonSections.position,
  revision: lessonSections.revision,
  outlineRevision: lessonSections.outlineRevision,
  units: lessonSections.units,
  letters: lessonSections.letters,
  bytes: lessonSections.bytes,
  copied: lessonSections.copied,
  updatedAt: lessonSections.updatedAt,
  deletedAt: lessonSections.deletedAt,
}

/** Units of a section. */
export const infoUnits = pgTable(
  'info_units',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    sectionId: reference()
      .notNull()
      .references(() => lessonSections.id),
    /** Made by the editor; a repeated save of the same unit meets the same row. */
    key: text().notNull(),
    typeId: smallint().$type<BuiltUnitType>().notNull(),
    title: text().notNull(),
    position: integer().notNull(),
    content: jsonColumn<unknown>().notNull(),
    /** Null where nobody chose one. */
    look: jsonColumn<UnitLook>(),
    /** The learner's form, texts rendered to HTML when they are saved. */
    publicContent: jsonColumn<Record<string, unknown>>().notNull(),
    copied: boolean().notNull().default(false),
    /** Counts every stored change of type, title or content. */
    revision: integer().notNull().default(1),
    updatedAt: instantColumn().notNull(),
    /** A removed unit keeps its row, so that nothing written is lost for good; see `trash/`. */
    deletedAt: instantColumn(),
  },
  (table) => [
    unique('info_units_key_in_section').on(table.sectionId, table.key),
    index().on(table.sectionId, table.position),
  ],
)

export const infoUnitsColumns = {
  id: infoUnits.id,
  schoolId: infoUnits.schoolId,
  sectionId: infoUnits.sectionId,
  key: infoUnits.key,
  typeId: infoUnits.typeId,
  title: infoUnits.title,
  position: infoUnits.position,
  content: infoUnits.content,
  look: infoUnits.look,
  publicContent: infoUnits.publicContent,
  copied: infoUnits.copied,
  revision: infoUnits.revision,
  updatedAt: infoUnits.updatedAt,
  deletedAt: infoUnits.deletedAt,
}

/** Which quizzes a lesson holds, for looking from the quiz to its lessons. */
export const lessonQuizzes = pgTable(
  'lesson_quizzes',
  {
    lessonId: reference().notNull(),
    unitId: reference()
      .notNull()
      .references(() => infoUnits.id, { onDelete: 'cascade' }),
    quizId: reference().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.unitId, table.quizId] }),
    index().on(table.lessonId),
    index().on(table.quizId),
  ],
)

/** How far each person is in each lesson. Keyed by person and lesson, never by the way they got access. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: reference().notNull(),
    lessonId: reference().notNull(),
    courseId: reference().notNull(),
    schoolId: schoolReference().notNull(),
    startedAt: instantColumn().notNull(),
    watchedAt: instantColumn(),
    doneAt: instantColumn(),
    /** The unit that was in sight last, and when: there the reader goes on, on any device. */
    stoppedUnitId: reference(),
    stoppedAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index().on(table.courseId, table.userId),
    index().on(table.lessonId),
    index('lesson_progress_done')
      .on(table.schoolId, table.doneAt)
      .where(sql`done_at is not null`),
  ],
)

export const lessonProgressColumns = {
  userId: lessonProgress.userId,
  lessonId: lessonProgress.lessonId,
  courseId: lessonProgress.courseId,
  schoolId: lessonProgress.schoolId,
  startedAt: lessonProgress.startedAt,
  watchedAt: lessonProgress.watchedAt,
  doneAt: lessonProgress.doneAt,
  stoppedUnitId: lessonProgress.stoppedUnitId,
  stoppedAt: lessonProgress.stoppedAt,
}

/** How far each person is in each film and recording. */
export const unitProgress = pgTable(
  'unit_progress',
  {
    userId: reference().notNull(),
    unitId: reference().notNull(),
    lessonId: reference().notNull(),
    schoolId: schoolReference().notNull(),
    startedAt: instantColumn().notNull(),
    watchedAt: instantColumn(),
    /** The furthest place, of 100. */
    percent: doublePrecision().notNull().default(0),
    /** Played in all. */
    minutes: doublePrecision().notNull().default(0),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.unitId] }),
    index().on(table.unitId),
    index().on(table.lessonId, table.userId),
  ],
)

export const unitProgressColumns = {
  userId: unitProgress.userId,
  unitId: unitProgress.unitId,
  lessonId: unitProgress.lessonId,
  schoolId: unitProgress.schoolId,
  startedAt: unitProgress.startedAt,
  watchedAt: unitProgress.watchedAt,
  percent: unitProgress.percent,
  minutes: unitProgress.minutes,
  updatedAt: unitProgress.updatedAt,
}
