import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { UnitLook } from '@lectern/contract/blocks/unit-look'
import {
  index,
  instantColumn,
  integer,
  jsonColumn,
  pgTable,
  reference,
  schoolReference,
  smallint,
  text,
} from '../../../platform/database/sql.ts'
import { lessons } from '../lessons.tables.ts'

/** Sections of lessons whose edits are held, as learners go on reading them; the same ids as in `lesson_sections`. */
export const releasedSections = pgTable(
  'released_sections',
  {
    id: reference().primaryKey(),
    schoolId: schoolReference().notNull(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull(),
    revision: integer().notNull(),
    units: integer().notNull(),
    letters: integer().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [index().on(table.lessonId), index().on(table.schoolId)],
)

/** Units of those sections; the same ids as in `info_units`. */
export const releasedUnits = pgTable(
  'released_units',
  {
    id: reference().primaryKey(),
    schoolId: schoolReference().notNull(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    sectionId: reference().notNull(),
    key: text().notNull(),
    typeId: smallint().$type<BuiltUnitType>().notNull(),
    title: text().notNull(),
    position: integer().notNull(),
    content: jsonColumn<unknown>().notNull(),
    look: jsonColumn<UnitLook>(),
    publicContent: jsonColumn<Record<string, unknown>>().notNull(),
    revision: integer().notNull(),
    updatedAt: instantColumn().notNull(),
    /** As `unit_words` has them; empty where nobody kept any yet. */
    words: text().notNull(),
  },
  (table) => [index().on(table.lessonId), index().on(table.schoolId)],
)
