import type { LegalPage, SchoolLinks, LearnerLanding } from '@lectern/contract/schools/schools'
import type { Locale } from '@lectern/contract/kernel/locales'
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
  text,
} from '../../platform/database/sql.ts'
import { users } from '../identity/users.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** Schools. */
export const schools = pgTable(
  'schools',
  {
    id: numericId().$type<SchoolId>(),
    name: text().notNull(),
    /** The school's address: `{slug}.` before the platform's domain. */
    slug: text().notNull().unique(),
    /** Shown on the platform's own host. */
    isPrimary: boolean().notNull().default(false),
    ownerId: reference()
      .notNull()
      .references(() => users.id),
    timeZone: text().notNull().default('Europe/Kyiv'),
    /** ISO 4217. */
    currency: text().notNull().default('UAH'),
    languages: text().array().$type<Locale[]>().notNull().default(['en', 'uk', 'ru']),
    defaultLanguage: text().$type<Locale>().notNull().default('en'),
    contactEmail: text(),
    /** Key of the picture in the storage. */
    logoKey: text(),
    /** `#rrggbb`, as chosen; what is shown is derived from it. */
    primaryColor: text(),
    isBrandingEnabled: boolean().notNull().default(true),
    links: jsonColumn<Partial<Record<Locale, SchoolLinks>>>().notNull().default({}),
    learnerLanding: text().$type<LearnerLanding>().notNull().default('dashboard'),
    /** Whether learners may see their days in a row. */
    hasStreaks: boolean().notNull().default(true),
    /** Whether the workbench opens on the list of first steps. */
    showsFirstSteps: boolean().notNull().default(false),
    /** Somebody copied the school's address to hand it on. */
    isAddressShared: boolean().notNull().default(false),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.ownerId)],
)

export const schoolsColumns = {
  id: schools.id,
  name: schools.name,
  slug: schools.slug,
  isPrimary: schools.isPrimary,
  ownerId: schools.ownerId,
  timeZone: schools.timeZone,
  currency: schools.currency,
  languages: schools.languages,
  defaultLanguage: schools.defaultLanguage,
  contactEmail: schools.contactEmail,
  logoKey: schools.logoKey,
  primaryColor: schools.primaryColor,
  isBrandingEnabled: schools.isBrandingEnabled,
  links: schools.links,
  learnerLanding: schools.learnerLanding,
  hasStreaks: schools.hasStreaks,
  showsFirstSteps: schools.showsFirstSteps,
  isAddressShared: schools.isAddressShared,
  createdAt: schools.createdAt,
}

/** Legal texts of a school, apart from what every request reads. */
export const schoolLegalTexts = pgTable(
  'school_legal_texts',
  {
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    language: text().$type<Locale>().notNull(),
    page: text().$type<LegalPage>().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.language, table.page] })],
)

export const schoolLegalTextsColumns = {
  schoolId: schoolLegalTexts.schoolId,
  language: schoolLegalTexts.language,
  page: schoolLegalTexts.page,
  body: schoolLegalTexts.body,
}
