import type { FrontPageContent } from '@lectern/contract/courses/front-page/front-page'
import {
  instantColumn,
  integer,
  jsonColumn,
  pgTable,
  schoolReference,
} from '../../../platform/database/sql.ts'

/** What owners wrote on the front pages of their schools. */
export const frontPages = pgTable('front_pages', {
  schoolId: schoolReference().primaryKey(),
  content: jsonColumn<FrontPageContent>().notNull(),
  /** Goes up with every change. */
  revision: integer().notNull(),
  updatedAt: instantColumn().notNull(),
})
