import type { LegalPage, SchoolLinks, StudentLanding } from '@lectern/contract/schools/schools'
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
  text,
} from '../../platform/database/sql.ts'
import { users } from '../identity/users.tables.ts'

/** Schools. */
export const cabinets = pgTable(
  'cabinets',
  {
    id: numericId(),
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
    studentLanding: text().$type<StudentLanding>().notNull().default('dashboard'),
    /** Whether the workbench opens on the list of first steps. */
    showsFirstSteps: boolean().notNull().default(false),
    /** Somebody copied the school's address to hand it on. */
    isAddressShared: boolean().notNull().default(false),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.ownerId)],
)

export const cabinetsColumns = {
  id: cabinets.id,
  name: cabinets.name,
  slug: cabinets.slug,
  isPrimary: cabinets.isPrimary,
  ownerId: cabinets.ownerId,
  timeZone: cabinets.timeZone,
  currency: cabinets.currency,
  languages: cabinets.languages,
  defaultLanguage: cabinets.defaultLanguage,
  contactEmail: cabinets.contactEmail,
  logoKey: cabinets.logoKey,
  primaryColor: cabinets.primaryColor,
  isBrandingEnabled: cabinets.isBrandingEnabled,
  links: cabinets.links,
  studentLanding: cabinets.studentLanding,
  showsFirstSteps: cabinets.showsFirstSteps,
  isAddressShared: cabinets.isAddressShared,
  createdAt: cabinets.createdAt,
}

/** Legal texts of a school, apart from what every request reads. */
export const cabinetLegalTexts = pgTable(
  'cabinet_legal_texts',
  {
    cabinetId: reference()
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    language: text().$type<Locale>().notNull(),
    page: text().$type<LegalPage>().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cabinetId, table.language, table.page] })],
)

export const cabinetLegalTextsColumns = {
  cabinetId: cabinetLegalTexts.cabinetId,
  language: cabinetLegalTexts.language,
  page: cabinetLegalTexts.page,
  body: cabinetLegalTexts.body,
}
