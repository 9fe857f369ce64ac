import { z } from 'zod'
import type { Dependencies } from '../../../../platform/dependencies.ts'
import { raiseSignal } from '../../../../platform/facts/signal.ts'
import { removePicture } from '../../../../platform/pictures/pictures.ts'
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue/job.ts'
import { personErased } from '../../identity.signals.ts'
import { deleteUser, listDueDeletions } from '../account-deletion.repository.ts'

/** Erases the accounts whose owners left two weeks ago and did not come back. */
export const eraseDeletedAccounts = defineJob({
  name: 'accounts.eraseDeletedAccounts',
  payload: z.object({}),
  maxAttempts: 3,
})

export const handleEraseDeletedAccounts = ({
  db,
  storage,
}: Pick<Dependencies, 'db' | 'storage'>): JobHandler =>
  handleJob(eraseDeletedAccounts, async (_payload, { clock }) => {
    for (const { id, image } of await listDueDeletions(db, clock.now())) {
      const isErased = await db.transaction(async (tx) => {
        if (!(await deleteUser(tx, id, clock.now()))) return false
        await raiseSignal(tx, personErased, { user_id: id })
        return true
      })
      if (isErased && image !== null) await removePicture(storage, image)
    }
  })
