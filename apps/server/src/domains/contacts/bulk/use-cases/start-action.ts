import type { ContactAction } from '@lectern/contract/contacts/bulk'
import type { Task } from '@lectern/contract/tasks/tasks'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import { showTask, startTask, type TaskKind } from '../../../tasks/index.ts'
import { type ChosenContacts, idsOfChosen } from '../bulk.repository.ts'
import type { StaffSeat } from '../../../../platform/http/call.ts'
import type { AccessOfMany } from '../../services.ts'
import { settleAction } from './prepare-action.ts'

interface NewAction {
  readonly chosen: ChosenContacts
  readonly userId: number
  readonly seat: StaffSeat
  readonly action: ContactAction
  readonly expected: number
}

export type StartContactTask = (tx: Transaction, action: NewAction) => Promise<Task>

/**
 * Starts the task of an action, on exactly the contacts that are found now.
 *
 * @throws CallError selection_changed when they are another number than was rehearsed; not_found, invalid_fields, list_fills_itself,
 *   too_many_tasks, too_many_tags
 */
export const startAction =
  (kindOf: (kind: ContactAction['kind']) => TaskKind, access: AccessOfMany): StartContactTask =>
  async (tx, { chosen, userId, seat, action: wanted, expected }) => {
    const { schoolId, now } = chosen
    const { action, details } = await settleAction(tx, { seat, access, now }, wanted)
    const { taskId, total } = await startTask(tx, {
      ...{ schoolId, userId, details, now },
      kind: kindOf(action.kind),
      input: action,
      ids: idsOfChosen(tx, chosen),
    })
    if (total !== expected) throw new CallError('selection_changed')
    return showTask(tx, { schoolId, userId, taskId, now })
  }
