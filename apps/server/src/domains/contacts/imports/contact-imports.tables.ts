import type {
  ContactImportError,
  ContactImportState,
  ImportChange,
  ImportColumn,
  ImportCounts,
  ImportProblem,
  ImportRules,
  ImportVerdict,
} from '@lectern/contract/contacts/imports/contact-imports'
import type { ImportAccessCounts } from '@lectern/contract/contacts/imports/import-access'
import type { ImportConsentCounts } from '@lectern/contract/contacts/imports/import-consents'
import type { ImportTarget } from '@lectern/contract/contacts/imports/import-targets'
import {
  boolean,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'
import { users } from '../../identity/users.tables.ts'
import { schools } from '../../schools/schools.tables.ts'
import type { FormerPerson } from './former-person.ts'

/** Files of contacts, from the upload to their end. */
export const contactImports = pgTable(
  'contact_imports',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** Of its file. */
    name: text().notNull(),
    /** Where the file lies in the storage, until its rows are read. */
    fileKey: text(),
    state: text().notNull().$type<ContactImportState>().default('waiting'),
    error: text().$type<ContactImportError>(),
    errorLine: integer(),
    encoding: text(),
    isEncodingGuessed: boolean().notNull().default(false),
    separator: text(),
    rows: integer().notNull().default(0),
    /** Of the step that is under way. */
    done: integer().notNull().default(0),
    /** The last line that the dry run has tried. */
    doneLine: integer().notNull().default(0),
    columns: jsonColumn<readonly ImportColumn[]>().notNull().default([]),
    mapping: jsonColumn<readonly ImportTarget[]>(),
    rules: jsonColumn<ImportRules>(),
    counts: jsonColumn<ImportCounts>(),
    /** What the dry run found of access to the product that everybody gets. */
    access: jsonColumn<ImportAccessCounts>(),
    /** And of consents. */
    consents: jsonColumn<ImportConsentCounts>(),
    /** Tags that the school does not have yet and the import would make. */
    newTags: jsonColumn<readonly string[]>().notNull().default([]),
    /** The list on which people are put; known once the import is started. */
    listId: reference(),
    taskId: reference(),
    /** Counts plans: a dry run of an older one ends. */
    version: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.schoolId, table.id),
    index().on(table.userId),
    index().on(table.state, table.updatedAt),
  ],
)

export const contactImportsColumns = {
  id: contactImports.id,
  schoolId: contactImports.schoolId,
  userId: contactImports.userId,
  name: contactImports.name,
  fileKey: contactImports.fileKey,
  state: contactImports.state,
  error: contactImports.error,
  errorLine: contactImports.errorLine,
  encoding: contactImports.encoding,
  isEncodingGuessed: contactImports.isEncodingGuessed,
  separator: contactImports.separator,
  rows: contactImports.rows,
  done: contactImports.done,
  doneLine: contactImports.doneLine,
  columns: contactImports.columns,
  mapping: contactImports.mapping,
  rules: contactImports.rules,
  counts: contactImports.counts,
  access: contactImports.access,
  consents: contactImports.consents,
  newTags: contactImports.newTags,
  listId: contactImports.listId,
  taskId: contactImports.taskId,
  version: contactImports.version,
  createdAt: contactImports.createdAt,
  updatedAt: contactImports.updatedAt,
}

/** Rows of files of contacts, and what becomes of each. */
export const contactImportRows = pgTable(
  'contact_import_rows',
  {
    importId: reference()
      .notNull()
      .references(() => contactImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: jsonColumn<readonly string[]>().notNull(),
    /** In the form in which addresses are compared; null before the dry run, and where there is none. */
    email: text(),
    /** By what the file knows the person. */
    who: text().notNull().default(''),
    verdict: text().$type<ImportVerdict>(),
    /** No foreign key: an erased contact is looked for by it, and a deleted one is gone. */
    contactId: reference(),
    changes: jsonColumn<readonly ImportChange[]>().notNull().default([]),
    problems: jsonColumn<readonly ImportProblem[]>().notNull().default([]),
    /** How the person was before the import, and what it wrote. */
    before: jsonColumn<FormerPerson>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index().on(table.importId, table.email),
    index().on(table.importId, table.verdict, table.line),
    index().on(table.contactId),
  ],
)

/** Where the columns of a file went last, by its headers: the next file with the same ones is proposed it. */
export const contactImportPlans = pgTable(
  'contact_import_plans',
  {
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** A hash of the headers. */
    headers: text().notNull(),
    mapping: jsonColumn<readonly ImportTarget[]>().notNull(),
    usedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.headers] }), index().on(table.usedAt)],
)
