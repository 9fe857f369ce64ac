import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { deleteEndedInvitations } from '../sign-in/verifications.repository.ts'
import { deleteOldSendings } from '../sign-in/code-limits.ts'
import { deleteEndedSecrets } from '../sign-in/one-time.ts'
import { deleteEndedSessions } from '../sessions/sessions.repository.ts'

/** Sessions that are over, codes that no longer count and counts of failed sign-ins are not kept. */
export const deleteEndedSignInData = defineJob({
  name: 'accounts.deleteEndedSignInData',
  payload: z.object({}),
  maxAttempts: 3,
})

export const handleDeleteEndedSignInData = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(deleteEndedSignInData, async (_payload, { clock }) => {
    const now = clock.now()
    await deleteEndedSessions(db, now)
    await deleteEndedSecrets(db, now)
    await deleteEndedInvitations(db, now)
    await deleteOldSendings(db, now)
  })
