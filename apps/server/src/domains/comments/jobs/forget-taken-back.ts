import { takeBack } from '@lectern/contract/comments/comment-limits'
import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { forgetWordsBefore } from '../taken-back.repository.ts'

/** Forgets what deleted comments said, once their authors cannot bring them back any more. */
export const forgetTakenBack = defineJob({
  name: 'comments.forgetTakenBack',
  payload: z.object({}),
  maxAttempts: 3,
})

/** Until when the words of comments are kept that were deleted before a moment. */
export const takenBackUntil = (now: Date): Date =>
  new Date(now.getTime() - takeBack.offeredMs - takeBack.graceMs)

export const handleForgetTakenBack = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(forgetTakenBack, async (_payload, { clock }) => {
    await db.transaction((tx) => forgetWordsBefore(tx, takenBackUntil(clock.now())))
  })
