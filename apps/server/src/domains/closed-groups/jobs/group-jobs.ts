import { z } from 'zod'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { enqueue, type EnqueueOptions } from '../../../platform/queue/enqueue.ts'

const account = z.object({ id: z.string(), name: z.string(), language: z.string().nullable() })

/** An event as it waits: a code only as what is kept of it. */
export const keptEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started'), account, codeHash: z.string().nullable() }),
  z.object({
    kind: z.literal('chat_offered'),
    chat: z.object({ id: z.string(), title: z.string() }),
    codeHash: z.string(),
  }),
  z.object({ kind: z.literal('asked'), chatId: z.string(), account, link: z.string().nullable() }),
  z.object({
    kind: z.literal('moved'),
    chatId: z.string(),
    account,
    standing: z.enum(['administrator', 'inside', 'outside', 'banned']),
  }),
  z.object({ kind: z.literal('bot_moved'), chatId: z.string() }),
  z.object({ kind: z.literal('chat_moved'), chatId: z.string(), nextChatId: z.string() }),
])
export type KeptEvent = z.output<typeof keptEvent>

/** What the platform told about a group. */
export const actOnEvent = defineJob({
  name: 'closedGroups.actOnEvent',
  payload: z.object({ group_id: z.int(), event: keptEvent }),
  maxAttempts: 6,
  lane: 'groups',
})

/** Removes those from one group whose access ended, and lets those back who have it again. */
export const followAccess = defineJob({
  name: 'closedGroups.followAccess',
  payload: z.object({ group_id: z.int() }),
  maxAttempts: 3,
  lane: 'groups',
})

/** The same for every group, by the calendar. */
export const followEveryAccess = defineJob({
  name: 'closedGroups.followEveryAccess',
  payload: z.object({}),
  maxAttempts: 3,
})

/** Ends the events of a bot that a group no longer has. */
export const letGoOfBot = defineJob({
  name: 'closedGroups.letGoOfBot',
  payload: z.object({ bot_id: z.int(), sealed_token: z.string() }),
  maxAttempts: 5,
  lane: 'groups',
})

/** Work on one group is done one after the other, and never makes another group wait. */
export const queueOf = (groupId: number): string => `closed-group/${groupId}`

/** Adds the work on who is in a group; what waits already is not added twice. */
export const followSoon = (
  tx: Transaction,
  groupId: number,
  options: Pick<EnqueueOptions, 'runAt'> = {},
): Promise<void> => {
  const key = options.runAt ? 'later' : 'now'
  return enqueue(
    tx,
    followAccess,
    { group_id: groupId },
    { ...options, queue: queueOf(groupId), jobKey: `closedGroups.followAccess/${key}/${groupId}` },
  )
}
