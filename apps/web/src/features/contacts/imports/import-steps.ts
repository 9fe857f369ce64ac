import type { ContactImport, ContactImportState } from '@lectern/contract/contacts/imports/contact-imports'
import type { ImportTab } from './import-search.ts'

const stepOf: Readonly<Record<ContactImportState, ImportTab>> = {
  waiting: 'file',
  reading: 'file',
  failed: 'file',
  ready: 'columns',
  checking: 'dry',
  checked: 'dry',
  importing: 'done',
  done: 'done',
}

const reached: Readonly<Record<ImportTab, readonly ImportTab[]>> = {
  file: ['file'],
  columns: ['file', 'columns'],
  dry: ['file', 'columns', 'dry'],
  done: ['file', 'columns', 'dry', 'done'],
}

/** The tabs that can be opened at a step. */
export const openTabs = (state: ContactImportState): readonly ImportTab[] => reached[stepOf[state]]

/** The tab that is shown: the one that was asked for, else that of the step. */
export const tabOf = (state: ContactImportState, asked: ImportTab | undefined): ImportTab =>
  asked !== undefined && openTabs(state).includes(asked) ? asked : stepOf[state]

/** Whether columns and rules can still be changed. */
export const isPlanned = ({ state }: Pick<ContactImport, 'state'>): boolean =>
  state === 'ready' || state === 'checking' || state === 'checked'
