import type { JobHandler } from '../../../platform/queue/job.ts'
import { handleJob } from '../../../platform/queue/job.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { ProviderError } from '../../../platform/group-provider/group-provider.ts'
import { loadKeys } from '../../identity/index.ts'
import { isBotTaken, listConnectedIds } from '../closed-groups.repository.ts'
import { forgetOld } from '../group-links.repository.ts'
import type { GroupDependencies } from '../group-parts.ts'
import { actOn } from '../use-cases/act-on-event.ts'
import { followAccessOf } from '../use-cases/follow-access.ts'
import { actOnEvent, followAccess, followEveryAccess, followSoon, letGoOfBot, queueOf } from './group-jobs.ts'

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/** The jobs of closed groups. */
export const handleGroupJobs = (dependencies: GroupDependencies): readonly JobHandler[] => {
  const { db, groupProvider } = dependencies
  return [
    handleJob(actOnEvent, async ({ group_id: groupId, event }, { clock }) => {
      const now = clock.now()
      try {
        await actOn(dependencies, await loadKeys(db, now), groupId, event, now)
      } catch (error) {
        if (!(error instanceof ProviderError) || error.retryAfter === undefined) throw error
        const options = { queue: queueOf(groupId), runAt: after(now, error.retryAfter) }
        await db.transaction((tx) => enqueue(tx, actOnEvent, { group_id: groupId, event }, options))
      }
    }),
    handleJob(followAccess, async ({ group_id: groupId }, { clock }) => {
      const now = clock.now()
      const left = await followAccessOf(dependencies, await loadKeys(db, now), groupId, now)
      if (left.kind === 'done') return
      const options = left.kind === 'later' ? { runAt: after(now, left.seconds) } : {}
      await db.transaction((tx) => followSoon(tx, groupId, options))
    }),
    handleJob(followEveryAccess, async (_payload, { clock }) => {
      await forgetOld(db, clock.now())
      const ids = await listConnectedIds(db)
      for (const id of ids) await db.transaction((tx) => followSoon(tx, id))
    }),
    handleJob(letGoOfBot, async ({ bot_id: botId, sealed_token: sealed }, { clock }) => {
      // Given to another group meanwhile: its events are told there.
      if (await isBotTaken(db, botId, 0)) return
      const token = (await loadKeys(db, clock.now())).unseal(sealed)
      try {
        await groupProvider.dropUpdatesAddress(token)
      } catch (error) {
        if (error instanceof ProviderError && error.refusal === 'bot_refused') return
        throw error
      }
    }),
  ]
}
