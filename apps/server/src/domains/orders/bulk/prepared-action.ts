import { type OrderAction, orderAction } from '@lectern/contract/orders/bulk'
import { id } from '@lectern/contract/kernel/ids'
import type { TaskDetails } from '@lectern/contract/tasks/tasks'
import { z } from 'zod'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listPeople } from '../../identity/index.ts'
import { findMember } from '../../staff/index.ts'
import { listStages } from '../funnels/funnels.repository.ts'

const [, manager, cancel, remind] = orderAction.options

/** An action as a task keeps it. */
export const preparedAction = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('move'), stage_id: id, title: z.string() },
    /** Stages of money behind it: orders there do not come back. */
    behind: z.array(id),
  }),
  manager,
  cancel,
  remind,
])
export type PreparedAction = z.output<typeof preparedAction>

/** What an action is, once all that it names is known to be there, and what its task says of itself. */
interface Prepared {
  readonly action: PreparedAction
  readonly details: TaskDetails
}

/** @throws CallError stage_not_here (422), stage_of_money (409), not_on_staff (422) */
export const prepareAction = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  action: OrderAction,
): Promise<Prepared> => {
  if (action.kind === 'move') return prepareMove(db, schoolId, action.stage_id)
  if (action.kind !== 'manager') return { action, details: {} }
  const { manager_id: managerId } = action
  if (managerId === null) return { action, details: { manager: null } }
  if ((await findMember(db, schoolId, managerId)) === null) throw new CallError('not_on_staff')
  const [person] = await listPeople(db, [managerId])
  return { action, details: { manager: person?.name ?? '' } }
}

const prepareMove = async (db: ReadDatabase, schoolId: SchoolId, stageId: number): Promise<Prepared> => {
  const stages = await listStages(db, schoolId)
  const at = stages.findIndex(({ id: stage }) => stage === stageId)
  const stage = stages[at]
  if (!stage) throw new CallError('stage_not_here')
  if (stage.rule !== null) throw new CallError('stage_of_money')
  const behind = stages
    .slice(at + 1)
    .filter(({ funnelId, rule }) => funnelId === stage.funnelId && rule !== null)
    .map((each) => each.id)
  return {
    action: { kind: 'move', stage_id: stageId, title: stage.title, behind },
    details: { stage: stage.title },
  }
}
