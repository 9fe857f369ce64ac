import { trashDays } from '@lectern/contract/lessons/trash'

const dayMs = 24 * 60 * 60 * 1000

/** What was removed before it is gone for good. */
export const trashLimit = (now: Date): Date => new Date(now.getTime() - trashDays * dayMs)
