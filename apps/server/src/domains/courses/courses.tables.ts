import {
  type CourseLabels,
  courseNavigation,
  type CourseNavigationId,
  type FontStyles,
} from '@lectern/contract/courses/course'
import type { CoursePageWords } from '@lectern/contract/courses/course-page/course-page'
import type { RichText } from '@lectern/contract/kernel/rich-text'
import type { Locale } from '@lectern/contract/kernel/locales'
import {
  boolean,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  smallint,
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
    /** What `description` has the words of; null where it was written as plain words. */
    about: jsonColumn<RichText>(),
    /** HTML made of `about` when it was saved. */
    aboutHtml: text(),
    /** What its page says besides; null where nobody has written there. */
    page: jsonColumn<CoursePageWords>(),
    /** Goes up with every change of what stands on its page: these words, `about`, the cover, the author. */
    pageRevision: integer().notNull().default(0),
    /** The own picture; null where the cover is drawn from the title. */
    coverUrl: text(),
    /** The language of what stands in it; null for the school's. */
    language: text().$type<Locale>(),
    /** Whom its pages show as the author; null for nobody. */
    authorId: reference(),
    navigationTypeId: smallint().$type<CourseNavigationId>().notNull().default(courseNavigation.buttons),
    /** The zone of its dates; null for the school's. */
    timeZone: text(),
    /** What modules and lessons are called; empty for the usual words. */
    labels: jsonColumn<CourseLabels>().notNull().default({}),
    fontStyles: jsonColumn<FontStyles>().notNull().default({}),
    hasComments: boolean().notNull().default(false),
    hasCertificate: boolean().notNull().default(false),
    /** The share of the lessons after which the certificate is issued. */
    certificatePercent: smallint().notNull().default(100),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [index().on(table.schoolId, table.updatedAt)],
)
