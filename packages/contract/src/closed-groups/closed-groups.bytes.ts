import { z } from 'zod'
import type { ByteRoute } from '../kernel/byte-route.ts'
import { acknowledged } from '../kernel/envelope.ts'

/** Routes of closed groups that are no calls: what the platform tells. */
export const closedGroupByteRoutes: readonly ByteRoute[] = [
  {
    id: 'groups.takeUpdate',
    methods: ['POST'],
    path: '/api/v1/telegram/updates/:door',
    summary:
      'Takes an update of a bot of a closed group; one that was taken before, or that nothing acts on, changes nothing',
    rule: 'Telegram alone: the address and the secret in the header are those that were set for the bot of the group.',
    errors: [],
    calls: {
      POST: {
        headers: { 'X-Telegram-Bot-Api-Secret-Token': 'The secret of the address' },
        body: { type: 'application/json', schema: z.object({ update_id: z.int() }) },
        answers: { 200: { description: 'Taken, or nothing to do', body: acknowledged } },
      },
    },
  },
]
