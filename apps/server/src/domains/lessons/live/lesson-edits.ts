import { z } from 'zod'
import { notify } from '../../../platform/database/notifications.ts'
import type { Transaction } from '../../../platform/database/pool.ts'

export const editChannel = 'lesson_edits'

/** Where in a lesson something was stored, and by whom; what was stored is asked for by those who may read it. */
export const lessonEdit = z.object({
  lessonId: z.int(),
  /** Null when the lesson itself was changed: its fields, its sections. */
  sectionId: z.int().nullable(),
  by: z.int().nullable(),
})
export type LessonEdit = z.infer<typeof lessonEdit>

/** Tells every process that authors who have the lesson open have something to fetch. Acted on when the transaction commits. */
export const announceEdit = (tx: Transaction, edit: LessonEdit): Promise<void> =>
  notify(tx, editChannel, JSON.stringify(edit))
