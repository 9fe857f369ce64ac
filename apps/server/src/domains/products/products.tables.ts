import type { EnrolmentMode } from '@lectern/contract/products/enrolment-mode'
import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import { productType, type ProductTypeId } from '@lectern/contract/kernel/course-rights'
import { courseStatus, type CourseStatusId } from '@lectern/contract/courses/course-status'
import {
  boolean,
  index,
  instantColumn,
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

/** What people take part in: courses, marathons, closed groups. */
export const products = pgTable(
  'products',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    productableType: text().$type<'course' | 'closed_group'>().notNull(),
    typeId: smallint().$type<ProductTypeId>().notNull().default(productType.course),
    title: text().notNull(),
    /** The product's address on the school's site; closed groups stand at their number and have a made-up one. */
    slug: text().notNull(),
    statusId: smallint().$type<CourseStatusId>().notNull().default(courseStatus.draft),
    /** What opens when in it, for modules and lessons without a rule of their own; null: at once. */
    release: jsonColumn<ReleaseRule>(),
    enrolmentMode: text().$type<EnrolmentMode>().notNull().default('open'),
    /** Whether people may put themselves on a waiting list while they cannot join. */
    hasWaitingList: boolean().notNull().default(false),
    createdAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [
    index().on(table.schoolId),
    uniqueIndex('products_slug')
      .on(table.schoolId, table.productableType, table.slug)
      .where(sql`deleted_at is null`),
  ],
)

export const productsColumns = {
  id: products.id,
  schoolId: products.schoolId,
  productableType: products.productableType,
  typeId: products.typeId,
  title: products.title,
  slug: products.slug,
  statusId: products.statusId,
  release: products.release,
  enrolmentMode: products.enrolmentMode,
  hasWaitingList: products.hasWaitingList,
  createdAt: products.createdAt,
  deletedAt: products.deletedAt,
}

/** Addresses that products had before: whoever comes by an old one is led on. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    schoolId: schoolReference().notNull(),
    slug: text().notNull(),
    productId: reference()
      .notNull()
      .references(() => products.id),
    /** When the product left it. */
    leftAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.slug] }), index().on(table.productId)],
)
