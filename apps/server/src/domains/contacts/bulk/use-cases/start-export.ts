import { type ContactExport, mostSheetRows } from '@lectern/contract/contacts/export'
import type { Task } from '@lectern/contract/tasks/tasks'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import { recordAudit, type StaffActor } from '../../../schools/index.ts'
import { showTask, startTask, type TaskKind } from '../../../tasks/index.ts'
import { insertLooks } from '../../looks/looks.repository.ts'
import { hasAddresses } from '../contact-file.ts'
import { listFieldsById } from '../../fields/contact-fields.repository.ts'
import { type ChosenContacts, idsOfChosen } from '../bulk.repository.ts'

interface NewExport {
  readonly chosen: ChosenContacts
  readonly actor: StaffActor & { readonly userId: number }
  readonly wanted: ContactExport
}

export type StartExport = (tx: Transaction, given: NewExport) => Promise<Task>

/**
 * Starts the task that writes contacts into a file; the log of the school says who did, and how many they are.
 *
 * @throws CallError not_found for a field of others, invalid_fields for more rows than a sheet has, too_many_tasks
 */
export const startExport =
  (kind: TaskKind): StartExport =>
  async (tx, { chosen, actor, wanted: { columns, field_ids: fieldIds, format } }) => {
    const { schoolId, now } = chosen
    const { userId } = actor
    const rows = await listFieldsById(tx, schoolId, fieldIds)
    const fields = fieldIds.map((fieldId) => {
      const { id, title } = found(rows.find((row) => row.id === fieldId) ?? null)
      return { id, title }
    })
    const { taskId, total } = await startTask(tx, {
      ...{ schoolId, userId, kind, now, details: { format } },
      input: { columns, fields, format },
      ids: idsOfChosen(tx, chosen),
    })
    if (format === 'xlsx' && total > mostSheetRows)
      throw new CallError('invalid_fields', { fields: { format: ['too_many_rows'] } })
    const after = { contacts: total, format, columns: columns.join(', ') }
    await insertLooks(tx, [
      {
        ...{ schoolId, userId, at: now, kind: 'exported' as const, contacts: total, format },
        hasAddresses: hasAddresses(columns),
      },
    ])
    await recordAudit(tx, actor, { action: 'contact.exported', after })
    return showTask(tx, { schoolId, userId, taskId, now })
  }
