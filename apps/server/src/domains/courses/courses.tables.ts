import type { FontStyles } from '@lectern/contract/courses/course'
import {
  index,
  instantColumn,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  text,
} from '../../platform/database/sql.ts'

/** Courses of a school. Title, address, publication and the way in stand on the product. */
export const courses = pgTable(
  'courses',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    productId: reference().notNull().unique('courses_one_per_product'),
    description: text().notNull().default(''),
    /** The own picture; null where the cover is drawn from the title. */
    coverUrl: text(),
    fontStyles: jsonColumn<FontStyles>().notNull().default({}),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [index().on(table.schoolId, table.updatedAt)],
)
