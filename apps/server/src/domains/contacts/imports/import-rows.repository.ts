import {
  type ImportVerdict,
  importCounts,
  type ImportCounts,
} from '@lectern/contract/contacts/imports/contact-imports'
import { type ImportAccessCounts, importAccessCounts } from '@lectern/contract/contacts/imports/import-access'
import {
  type ImportConsentCounts,
  importConsentCounts,
} from '@lectern/contract/contacts/imports/import-consents'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from '../../../platform/database/sql.ts'
import type { KeysetList, KeysetPage } from '../../../platform/lists/keyset.ts'
import { contactImportRows } from './contact-imports.tables.ts'
import type { FormerPerson } from './former-person.ts'
import type { JudgedRow } from './rules/judge-row.ts'

const rowColumns = {
  line: contactImportRows.line,
  cells: contactImportRows.cells,
  email: contactImportRows.email,
  who: contactImportRows.who,
  verdict: contactImportRows.verdict,
  contactId: contactImportRows.contactId,
  changes: contactImportRows.changes,
  problems: contactImportRows.problems,
}

/** Adds rows of a file; those that are there already stay. */
export const insertRows = async (
  tx: Transaction,
  importId: number,
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[],
): Promise<void> => {
  await tx.execute(sql`
    insert into contact_import_rows (import_id, line, cells)
    select ${importId}::bigint, line, cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (line int, cells jsonb)
    on conflict do nothing`)
}

/** The last line of a file that is in the database. */
export const findLastLine = async (db: ReadDatabase, importId: number): Promise<number> => {
  const [row] = await db
    .select({ line: sql<number>`coalesce(max(${contactImportRows.line}), 0)::int` })
    .from(contactImportRows)
    .where(eq(contactImportRows.importId, importId))
  return row?.line ?? 0
}

/** The next rows of a file, in the order of their lines. */
export const listNextRows = (db: ReadDatabase, importId: number, after: number, limit: number) =>
  db
    .select({ line: contactImportRows.line, cells: contactImportRows.cells })
    .from(contactImportRows)
    .where(and(eq(contactImportRows.importId, importId), gt(contactImportRows.line, after)))
    .orderBy(asc(contactImportRows.line))
    .limit(limit)
export type WaitingRow = Awaited<ReturnType<typeof listNextRows>>[number]

export const listByLines = (db: ReadDatabase, importId: number, lines: readonly number[]) =>
  db
    .select({
      line: contactImportRows.line,
      cells: contactImportRows.cells,
      before: contactImportRows.before,
    })
    .from(contactImportRows)
    .where(and(eq(contactImportRows.importId, importId), inArray(contactImportRows.line, [...lines])))
    .orderBy(asc(contactImportRows.line))

/** The lines above a place that have e-mails already: e-mail → its first line. */
export const listEarlierLines = async (
  db: Transaction,
  importId: number,
  emails: readonly string[],
  until: number,
): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ email: string; line: number }>(sql`
    select email, min(line)::int as line from contact_import_rows
    where import_id = ${importId} and email = any(${sql.param([...emails])}::text[]) and line <= ${until}
    group by email`)
  return new Map(rows.map(({ email, line }) => [email, line]))
}

/** Writes what becomes of rows. */
export const writeVerdicts = async (
  tx: Transaction,
  importId: number,
  judged: readonly JudgedRow[],
): Promise<void> => {
  const given = judged.map(({ line, email, who, verdict, person, changes, problems }) => ({
    ...{ line, email, who, verdict, changes, problems, contact_id: person?.id ?? null },
  }))
  await tx.execute(sql`
    update contact_import_rows set email = given.email, who = given.who, verdict = given.verdict, contact_id = given.contact_id,
      changes = given.changes, problems = given.problems
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
      line int, email text, who text, verdict text, contact_id bigint, changes jsonb, problems jsonb
    )
    where import_id = ${importId} and contact_import_rows.line = given.line`)
}

/** Keeps how people were before, beside the rows that changed them. */
export const writeBefore = async (
  tx: Transaction,
  importId: number,
  rows: readonly { readonly line: number; readonly before: FormerPerson }[],
): Promise<void> => {
  const given = rows.map(({ line, before }) => ({ line, before, contact_id: before.contactId }))
  await tx.execute(sql`
    update contact_import_rows set before = given.before, contact_id = given.contact_id
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (line int, before jsonb, contact_id bigint)
    where import_id = ${importId} and contact_import_rows.line = given.line`)
}

/** Forgets how people were before: what an import did by these lines is taken back. */
export const forgetBefore = async (
  tx: Transaction,
  importId: number,
  lines: readonly number[],
): Promise<void> => {
  await tx
    .update(contactImportRows)
    .set({ before: null })
    .where(and(eq(contactImportRows.importId, importId), inArray(contactImportRows.line, [...lines])))
}

/** A query of the lines that an import changes something by. */
export const linesToImport = (importId: number): SQLWrapper =>
  sql`select line from contact_import_rows where import_id = ${importId} and verdict in ('create', 'update', 'partly')`

export const noCounts: ImportCounts = { create: 0, update: 0, partly: 0, unchanged: 0, skipped: 0 }

export const addCounts = (
  counts: ImportCounts,
  judged: readonly Pick<JudgedRow, 'verdict'>[],
): ImportCounts => {
  const sum = { ...counts }
  for (const { verdict } of judged) sum[verdict] += 1
  return importCounts.parse(sum)
}

/** Adds what becomes of the access of rows. */
export const addAccess = (
  counts: ImportAccessCounts | null,
  judged: readonly Pick<JudgedRow, 'access'>[],
): ImportAccessCounts => {
  const sum = importAccessCounts.parse(counts ?? {})
  for (const { access } of judged) if (access !== null) sum[access] += 1
  return sum
}

/** Adds what becomes of the consents of rows. */
export const addConsents = (
  counts: ImportConsentCounts | null,
  judged: readonly Pick<JudgedRow, 'consents'>[],
): ImportConsentCounts => {
  const sum = importConsentCounts.parse(counts ?? {})
  for (const { outcome } of judged.flatMap(({ consents }) => consents)) sum[outcome] += 1
  return sum
}

export const rowsKeyset: KeysetList<ShownRow, 'line'> = {
  id: contactImportRows.line,
  idOf: ({ line }) => line,
  orders: {
    line: { column: contactImportRows.line, type: 'bigint', direction: 'asc', valueOf: ({ line }) => line },
  },
}

const isShown = (importId: number, verdict: ImportVerdict | undefined): SQL | undefined =>
  and(
    eq(contactImportRows.importId, importId),
    verdict === undefined ? isNotNull(contactImportRows.verdict) : eq(contactImportRows.verdict, verdict),
  )

const selectRows = (db: ReadDatabase) => db.select(rowColumns).from(contactImportRows)
export type ShownRow = Awaited<ReturnType<typeof selectRows>>[number]

/** One page of rows, one more than are answered. */
export const listRows = (
  db: ReadDatabase,
  importId: number,
  verdict: ImportVerdict | undefined,
  page: KeysetPage<ShownRow>,
): Promise<ShownRow[]> =>
  selectRows(db)
    .where(and(isShown(importId, verdict), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)

/** Rows with reasons behind a line, for the file of them. */
export const listProblemRows = (db: ReadDatabase, importId: number, after: number, limit: number) =>
  selectRows(db)
    .where(
      and(
        eq(contactImportRows.importId, importId),
        gt(contactImportRows.line, after),
        or(eq(contactImportRows.verdict, 'skipped'), ne(contactImportRows.problems, sql`'[]'::jsonb`)),
      ),
    )
    .orderBy(asc(contactImportRows.line))
    .limit(limit)
