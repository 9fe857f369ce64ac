import {
  type ContactImport,
  type ContactImportState,
  type ImportedRow,
  importLimits,
  importRules,
  type ListedImport,
} from '@lectern/contract/contacts/imports/contact-imports'
import {
  type ColumnGuess,
  guessColumns,
  type NamedField,
} from '@lectern/contract/contacts/imports/guess-columns'
import { type ImportTarget, targetName } from '@lectern/contract/contacts/imports/import-targets'
import type { Task } from '@lectern/contract/tasks/tasks'
import type { ImportRow } from './contact-imports.repository.ts'
import type { ShownRow } from './import-rows.repository.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A row in the list of imports, as one of its readers sees it. */
export const presentListed = (row: ImportRow, readerId: number, isTaskOver: boolean): ListedImport => ({
  id: row.id,
  name: row.name,
  started_by: row.userId === null ? null : { id: row.userId, name: row.starter ?? '' },
  is_own: row.userId === readerId,
  state: stateOf(row, isTaskOver),
  error: row.error,
  error_line: row.errorLine,
  rows: row.rows,
  done: row.done,
  counts: row.state === 'checking' ? null : row.counts,
  created_at: row.createdAt.toISOString(),
  kept_until: keptUntil(row).toISOString(),
})

/** The task tells when an import has ended. */
const stateOf = ({ state }: ImportRow, isTaskOver: boolean): ContactImportState =>
  state === 'importing' && isTaskOver ? 'done' : state

const keptUntil = ({ taskId, updatedAt }: ImportRow): Date =>
  new Date(
    updatedAt.getTime() + (taskId === null ? importLimits.unstartedDays : importLimits.keptDays) * dayMs,
  )

interface Beside {
  readonly fields: readonly NamedField[]
  /** Where these headers went last. */
  readonly last: readonly ImportTarget[] | null
  readonly task: Task | null
  readonly isTaskOver: boolean
}

/** One import with its columns and what is proposed for them. */
export const presentImport = (
  row: ImportRow,
  readerId: number,
  { fields, last, task, isTaskOver }: Beside,
): ContactImport => ({
  ...presentListed(row, readerId, isTaskOver),
  encoding: row.encoding,
  is_encoding_guessed: row.isEncodingGuessed,
  separator: row.separator,
  columns: [...row.columns],
  proposed: proposedOf(row, fields, last),
  is_remembered: last !== null,
  mapping: row.mapping && [...row.mapping],
  rules: row.rules && importRules.parse(row.rules),
  access: row.state === 'checking' || !row.rules?.access ? null : row.access,
  consents: row.state === 'checking' || !tellsConsents(row) ? null : row.consents,
  task,
  version: row.version,
})

const tellsConsents = ({ mapping }: ImportRow): boolean =>
  mapping?.some(({ to }) => to === 'consent') === true

const proposedOf = (
  { columns }: ImportRow,
  fields: readonly NamedField[],
  last: readonly ImportTarget[] | null,
): ColumnGuess[] => {
  const guessed = guessColumns(columns, fields)
  if (last === null) return guessed
  const known = new Set(fields.map(({ id }) => targetName({ to: 'field', field_id: id })))
  // A field may be archived since: its column is left out.
  return last.map((target) =>
    target.to === 'field' && !known.has(targetName(target))
      ? { target: { to: 'none' }, is_sure: false }
      : { target, is_sure: true },
  )
}

export const presentRow = (row: ShownRow): ImportedRow => ({
  line: row.line,
  verdict: row.verdict ?? 'unchanged',
  who: row.who,
  contact_id: row.contactId,
  changes: [...row.changes],
  problems: [...row.problems],
})
