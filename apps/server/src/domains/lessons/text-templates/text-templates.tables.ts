import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import {
  index,
  instantColumn,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'

/** Blocks of texts that a school keeps to use again. */
export const textTemplates = pgTable(
  'text_templates',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    name: text().notNull(),
    text: jsonColumn<LessonText>().notNull(),
    /** Who kept it. */
    createdBy: reference().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.schoolId)],
)
