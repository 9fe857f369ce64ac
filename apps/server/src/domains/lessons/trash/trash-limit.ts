import { trashDays } from '@lectern/contract/lessons/trash/trash'

const dayMs = 24 * 60 * 60 * 1000

/** When what was removed at a moment is gone for good. */
export const trashEnd = (removedAt: Date): Date => new Date(removedAt.getTime() + trashDays * dayMs)

/** What was removed before it is gone for good. */
export const trashLimit = (now: Date): Date => new Date(now.getTime() - trashDays * dayMs)

/**
 * A moment that no call takes for one of the trash: a call that began earlier and waited has an earlier limit than the one that it
 * waited for.
 */
export const beyondTrash = (now: Date): Date => new Date(trashLimit(now).getTime() - dayMs)
