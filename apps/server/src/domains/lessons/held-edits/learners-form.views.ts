import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { UnitLook } from '@lectern/contract/blocks/unit-look'
import {
  integer,
  jsonColumn,
  pgTable,
  reference,
  schoolReference,
  smallint,
  text,
} from '../../../platform/database/sql.ts'

/**
 * Sections as learners read them: those of `released_sections` where edits of the lesson are held, those of `lesson_sections` elsewhere.
 * Removed ones are not among them. A view, written in its migration.
 */
export const learnersSections = pgTable('learners_sections', {
  id: reference().notNull(),
  schoolId: schoolReference().notNull(),
  courseId: reference().notNull(),
  lessonId: reference().notNull(),
  name: text().notNull(),
  position: integer().notNull(),
  revision: integer().notNull(),
  units: integer().notNull(),
  letters: integer().notNull(),
  bytes: integer().notNull(),
})

/** The units of those sections. A view too: name the lessons, courses or units, or PostgreSQL reads all of them. */
export const learnersUnits = pgTable('learners_units', {
  id: reference().notNull(),
  schoolId: schoolReference().notNull(),
  courseId: reference().notNull(),
  lessonId: reference().notNull(),
  sectionId: reference().notNull(),
  sectionPosition: integer().notNull(),
  sectionRevision: integer().notNull(),
  key: text().notNull(),
  typeId: smallint().$type<BuiltUnitType>().notNull(),
  title: text().notNull(),
  position: integer().notNull(),
  content: jsonColumn<unknown>().notNull(),
  look: jsonColumn<UnitLook>(),
  publicContent: jsonColumn<Record<string, unknown>>().notNull(),
  revision: integer().notNull(),
  /** Empty where nobody kept any yet. */
  words: text().notNull(),
})
