import { randomUUID } from 'node:crypto'
import { closedGroupLimits } from '@lectern/contract/closed-groups/closed-group-limits'
import type { ClosedGroupChange } from '@lectern/contract/closed-groups/closed-group'
import { productType } from '@lectern/contract/kernel/course-rights'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import {
  countGroups,
  type GroupRow,
  insertGroup,
  lockGroups,
  updateGroup,
} from '../closed-groups.repository.ts'
import { letGoOfBot } from '../jobs/group-jobs.ts'
import { insertProduct, updateProduct } from '../../products/index.ts'

/**
 * Adds a closed group to a school, as a draft: only those whom the school adds get access.
 *
 * @throws CallError too_many_closed_groups
 */
export const createGroup = async (
  tx: Transaction,
  {
    schoolId,
    name,
    description = '',
  }: { readonly schoolId: SchoolId; readonly name: string; readonly description?: string | undefined },
  now: Date,
): Promise<number> => {
  await lockGroups(tx, schoolId)
  const limit = closedGroupLimits.groups
  if ((await countGroups(tx, schoolId)) >= limit)
    throw new CallError('too_many_closed_groups', { params: { limit } })
  const product = {
    schoolId,
    productableType: 'closed_group',
    typeId: productType.closedGroup,
    title: name,
    slug: randomUUID(),
  } as const
  const productId = await insertProduct(tx, product, now)
  await updateProduct(tx, schoolId, productId, { enrolmentMode: 'closed' })
  return insertGroup(tx, { schoolId, productId, description }, now)
}

/** Changes what a group is called and told about it, its status, or how people get access. */
export const changeGroup = async (
  tx: Transaction,
  group: GroupRow,
  change: ClosedGroupChange,
  now: Date,
): Promise<void> => {
  await updateProduct(tx, group.schoolId, group.product.id, {
    title: change.name,
    statusId: change.status_id,
    enrolmentMode: change.enrolment,
  })
  await updateGroup(tx, group, { description: change.description, updatedAt: now })
}

/** Deletes a group and forgets its bot. Who is in the Telegram group stays there: nobody looks after it from now on. */
export const removeGroup = async (tx: Transaction, group: GroupRow, now: Date): Promise<void> => {
  await removeBot(tx, group, now)
  await updateProduct(tx, group.schoolId, group.product.id, { deletedAt: now })
  await updateGroup(tx, group, { deletedAt: now, chatId: null })
}

/** Has the events of the bot of a group told no longer, once the platform answers. */
export const dropEvents = async (tx: Transaction, { botId, botToken }: GroupRow): Promise<void> => {
  if (botId === null || botToken === null) return
  await enqueue(tx, letGoOfBot, { bot_id: botId, sealed_token: botToken })
}

/** Forgets the bot of a group: the token is deleted here, and its events are no longer told. */
export const removeBot = async (tx: Transaction, group: GroupRow, now: Date): Promise<void> => {
  await dropEvents(tx, group)
  await updateGroup(tx, group, {
    botToken: null,
    botId: null,
    botUsername: null,
    entryLink: null,
    problem: 'bot_missing',
    state: 'not_connected',
    updatedAt: now,
  })
}
