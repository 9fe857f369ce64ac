import {
  index,
  instantColumn,
  numericId,
  pgTable,
  reference,
  sql,
  text,
  uniqueIndex,
} from '../../platform/database/sql.ts'

/** Courses of a school. Publication and the way in stand on the product. */
export const courses = pgTable(
  'courses',
  {
    id: numericId(),
    cabinetId: reference().notNull(),
    productId: reference().notNull().unique(),
    title: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('courses_slug')
      .on(table.cabinetId, table.slug)
      .where(sql`deleted_at is null`),
    index().on(table.cabinetId, table.updatedAt),
  ],
)
