import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'
import { id, namedThing } from '../../kernel/ids.ts'
import { volatile } from '../../kernel/volatile.ts'
import { task } from '../../tasks/tasks.ts'
import { tagName } from '../contacts.ts'
import { contactListName } from '../lists/contact-lists.ts'
import { importAccess, importAccessCounts } from './import-access.ts'
import { importConsentCounts } from './import-consents.ts'
import { importTarget } from './import-targets.ts'

export const importLimits = {
  bytes: 100 * 1024 ** 2,
  rows: 500_000,
  columns: 200,
  cellLength: 2_000,
  headerLength: 120,
  samples: 3,
  /** Distinct values of a column are counted up to here. */
  distinct: 101,
  /** Tags that are put on everybody of a file. */
  tags: 10,
  clearWord: 40,
  /** That are not over, of one person and of one school. */
  openOfPerson: 5,
  openOfSchool: 20,
  listed: 25,
  /** After the end of an import its rows are kept so long. */
  keptDays: 30,
  /** An import that nobody started is kept so long. */
  unstartedDays: 7,
} as const

/**
 * `waiting` and `reading`: the file is being read. `ready`: columns can be mapped. `checking` and `checked`: the dry run. `importing`: its
 * task is at work. `done`: the task has ended, as the task tells. `failed`: the file cannot be read.
 */
export const contactImportStates = [
  'waiting',
  'reading',
  'ready',
  'checking',
  'checked',
  'importing',
  'done',
  'failed',
] as const
export type ContactImportState = (typeof contactImportStates)[number]

/** Why a file cannot be read. */
export const contactImportErrors = [
  'not_known',
  'broken',
  'unsafe',
  'too_large',
  'too_many_rows',
  'too_many_columns',
  'too_long_cell',
  'empty',
  'file_gone',
  'stopped',
] as const
export type ContactImportError = (typeof contactImportErrors)[number]

/** What an import does with one row. */
export const importVerdicts = ['create', 'update', 'partly', 'unchanged', 'skipped'] as const
export type ImportVerdict = (typeof importVerdicts)[number]

/**
 * Why a row is skipped, or one of its cells. `partly` rows have reasons of cells alone. `same_as_line` names the line that is taken
 * instead; `erased_before` is of people who must not come back; `left_by_rule` of people whom the rules leave out.
 */
export const importReasons = [
  'no_email',
  'bad_email',
  'same_as_line',
  'erased_before',
  'left_by_rule',
  'too_many_tags',
  'too_many_tags_of_school',
  'bad_phone',
  'bad_country',
  'bad_language',
  'bad_time_zone',
  'bad_date',
  'bad_number',
  'bad_address',
  'value_not_known',
  'unique_taken',
  'required_field',
  'too_long',
  'field_gone',
  'no_account',
  'never_learned',
  'too_many_accesses',
  'product_gone',
  'bad_consent',
  'consent_said_no',
  'consent_kept_out',
] as const
export type ImportReason = (typeof importReasons)[number]

/** One column of a file, and what its cells look like. */
export const importColumn = z.object({
  header: z.string(),
  samples: wholeList(z.string(), importLimits.samples),
  /** Cells with something in them; of these so many look like an e-mail, a telephone number, a date. */
  filled: z.int(),
  emails: z.int(),
  phones: z.int(),
  dates: z.int(),
  /** Different values, counted up to `importLimits.distinct`. */
  distinct: z.int(),
})
export type ImportColumn = z.infer<typeof importColumn>

/** A proposed target, and whether its header or its cells speak for it clearly. */
export const proposedTarget = z.object({ target: importTarget, is_sure: z.boolean() })

const tags = z.array(tagName).max(importLimits.tags)

/** What becomes of people by whether the school knows them. Nobody is subscribed but by a column of consents. */
export const importRules = z.strictObject({
  known: z.enum(['update', 'fill_empty', 'leave']).default('update'),
  new: z.enum(['create', 'leave']).default('create'),
  /** Of telephone numbers that are written without their country. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  /** A cell with this word clears the field; an empty cell changes nothing. */
  clear_word: z.string().trim().min(1).max(importLimits.clearWord).nullable().default(null),
  /** Put on everybody of the file who is not skipped. */
  tags: tags.default([]),
  /** A list by hand on which they are put: one that is there, or a new one. */
  list: z
    .union([z.strictObject({ id }), z.strictObject({ name: contactListName })])
    .nullable()
    .default(null),
  access: importAccess.nullable().default(null),
})
export type ImportRules = z.output<typeof importRules>

export const importCounts = z.strictObject({
  create: z.int().min(0),
  update: z.int().min(0),
  partly: z.int().min(0),
  unchanged: z.int().min(0),
  skipped: z.int().min(0),
})
export type ImportCounts = z.output<typeof importCounts>

/** Of an import what its list tells. */
export const listedImport = z.object({
  id,
  /** Of its file. */
  name: z.string(),
  /** Null: that account is gone. */
  started_by: namedThing.nullable(),
  is_own: z.boolean(),
  state: volatile('work under way', z.enum(contactImportStates)),
  error: volatile('work under way', z.enum(contactImportErrors).nullable()),
  /** The line at which reading ended with an error. */
  error_line: volatile('work under way', z.int().nullable()),
  /** Rows below the headers, and of these those that were read, tried or imported. */
  rows: volatile('work under way', z.int()),
  done: volatile('work under way', z.int()),
  /** Of the last dry run; they add up to `rows`. Null before it is over. */
  counts: volatile('work under way', importCounts.nullable()),
  created_at: instant,
  /** When its rows are removed. */
  kept_until: volatile('work under way', instant),
})
export type ListedImport = z.infer<typeof listedImport>

/** One import with what its four steps show. */
export const contactImport = listedImport.extend({
  /** Null for a workbook, and before the file is read. */
  encoding: volatile('work under way', z.string().nullable()),
  is_encoding_guessed: volatile('work under way', z.boolean()),
  separator: volatile('work under way', z.string().nullable()),
  columns: volatile('work under way', wholeList(importColumn, importLimits.columns)),
  /** A target for each column: of the last import with these headers, or guessed. */
  proposed: volatile('work under way', wholeList(proposedTarget, importLimits.columns)),
  /** Whether `proposed` is what the school chose for these headers last. */
  is_remembered: volatile('work under way', z.boolean()),
  /** Null until they were set. */
  mapping: wholeList(importTarget, importLimits.columns).nullable(),
  rules: importRules.nullable(),
  /** What the last dry run says of access to the product; null: none is given, or the dry run is not over. */
  access: volatile('work under way', importAccessCounts.nullable()),
  /** And of consents; null: no column tells them, or the dry run is not over. */
  consents: volatile('work under way', importConsentCounts.nullable()),
  /** Only of imports that were started; progress, cancelling and taking back are the task's. */
  task: volatile('work under way', task.nullable()),
  version: volatile('revision', z.int()),
})
export type ContactImport = z.infer<typeof contactImport>

/** What one row would change, or has changed, of a person. */
export const importChange = z.object({
  /** Key of a field of every contact, `field`, `tag` or `access`, whose new value is the title of the product;
   * `consent.<topic>`, whose values are states. */
  key: z.string(),
  field_id: id.nullable(),
  old: z.string().nullable(),
  new: z.string().nullable(),
})
export type ImportChange = z.infer<typeof importChange>

export const importProblem = z.object({
  code: z.enum(importReasons),
  /** The column, from 0; null where the whole row is meant. */
  column: z.int().nullable(),
  value: z.string().nullable(),
  /** Of `same_as_line`. */
  line: z.int().nullable(),
})
export type ImportProblem = z.infer<typeof importProblem>

export const importedRow = z.object({
  /** As a program for tables counts them: the headers are line 1. */
  line: z.int(),
  verdict: z.enum(importVerdicts),
  /** By what the file knows the person. */
  who: z.string(),
  contact_id: id.nullable(),
  changes: wholeList(importChange, 2 * importLimits.columns),
  problems: wholeList(importProblem, 2 * importLimits.columns),
})
export type ImportedRow = z.infer<typeof importedRow>

export const importPlan = z.strictObject({
  /** A target for each column, in their order. */
  mapping: z.array(importTarget).min(1).max(importLimits.columns),
  rules: importRules,
  base_version: z.int().nonnegative(),
})
export type ImportPlan = z.output<typeof importPlan>
