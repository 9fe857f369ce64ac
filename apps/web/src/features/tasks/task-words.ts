import type { Task } from '@lectern/contract/tasks/tasks'
import type { ReaderTexts, TextId } from '../../lib/texts/index.ts'

type Texts = Pick<ReaderTexts, 't' | 'number'>

interface KindName {
  readonly id: TextId
  /** The detail that the name holds. */
  readonly detail?: string
  /** Where the detail is missing. */
  readonly none?: TextId
}

/** Names of what tasks do to contacts, by the action of their kind. */
const contactNames: ReadonlyMap<string, KindName> = new Map<string, KindName>([
  ['tag', { id: 'expert.task_contacts_tag', detail: 'tag' }],
  ['untag', { id: 'expert.task_contacts_untag', detail: 'tag' }],
  [
    'manager',
    { id: 'expert.task_contacts_manager', detail: 'manager', none: 'expert.task_contacts_manager_none' },
  ],
  ['field', { id: 'expert.task_contacts_field', detail: 'field' }],
  ['list_add', { id: 'expert.task_contacts_list_add', detail: 'list' }],
  ['list_remove', { id: 'expert.task_contacts_list_remove', detail: 'list' }],
  ['points', { id: 'expert.task_contacts_points', detail: 'points' }],
  ['give_access', { id: 'expert.task_contacts_give_access', detail: 'product' }],
  ['extend_access', { id: 'expert.task_contacts_extend_access', detail: 'product' }],
  ['end_access', { id: 'expert.task_contacts_end_access', detail: 'product' }],
  ['block', { id: 'expert.task_contacts_block' }],
  ['unblock', { id: 'expert.task_contacts_unblock' }],
  ['erase', { id: 'expert.task_contacts_erase' }],
  ['exportFile', { id: 'expert.task_contacts_export' }],
  ['export', { id: 'expert.task_contacts_export' }],
])

const orderNames: ReadonlyMap<string, KindName> = new Map<string, KindName>([
  ['move', { id: 'expert.task_orders_move', detail: 'stage' }],
  [
    'manager',
    { id: 'expert.task_contacts_manager', detail: 'manager', none: 'expert.task_contacts_manager_none' },
  ],
  ['cancel', { id: 'expert.task_orders_cancel' }],
  ['remind', { id: 'expert.task_orders_remind' }],
  ['export', { id: 'expert.task_orders_export' }],
])

const transactionNames: ReadonlyMap<string, KindName> = new Map<string, KindName>([
  ['export', { id: 'expert.task_transactions_export' }],
])

/** Names by the domain and the action of a kind. */
const namesOf: ReadonlyMap<string, ReadonlyMap<string, KindName>> = new Map([
  ['contacts', contactNames],
  ['orders', orderNames],
  ['payments', transactionNames],
])

const importName: KindName = { id: 'expert.task_contact_import', detail: 'file' }

const knownName = (kind: string): KindName | undefined => {
  if (kind === 'contactImport.run') return importName
  const [domain = '', action = ''] = kind.split('.')
  return namesOf.get(domain)?.get(action)
}

const nameOf = ({ kind, details }: Task, t: Texts['t']): string => {
  const known = knownName(kind)
  if (known === undefined) return t('expert.task_other')
  const detail = known.detail === undefined ? null : (details[known.detail] ?? null)
  return detail === null && known.none ? t(known.none) : t(known.id, { name: String(detail ?? '') })
}

/** What a task is about. */
export const taskName = (task: Task, t: Texts['t']): string =>
  task.undoes_id === null ? nameOf(task, t) : t('expert.task_undo_of', { task: nameOf(task, t) })

const isExport = ({ kind }: Task): boolean => /\.export(File)?$/.test(kind)

const endedWords = (task: Task, { t, number }: Texts): string => {
  const words = { task: taskName(task, t), changed: number(task.changed), failed: number(task.failed) }
  if (isExport(task)) return t(task.file ? 'expert.task_exported' : 'expert.task_exported_before', words)
  return t(task.failed > 0 ? 'expert.task_changed_some' : 'expert.task_changed', words)
}

/** How far a task is, or how it ended. */
export const taskWords = (task: Task, texts: Texts): string => {
  const { t, number } = texts
  const words = { task: taskName(task, t), changed: number(task.changed) }
  switch (task.state) {
    case 'waiting':
      return t('expert.task_waiting', words)
    case 'running':
      return t('expert.task_running', { ...words, done: number(task.done), total: number(task.total) })
    case 'done':
      return endedWords(task, texts)
    case 'cancelled':
      return t('expert.task_cancelled', words)
    case 'failed':
      return t(task.error === 'right_taken' ? 'expert.task_right_taken' : 'expert.task_broken', words)
    case 'undone':
      return t('expert.task_undone', words)
  }
}
