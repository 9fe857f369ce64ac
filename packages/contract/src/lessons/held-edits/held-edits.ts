import { z } from 'zod'
import { volatile } from '../../kernel/volatile.ts'
import { heldChanges, heldEdits } from '../../quizzes/held-edits/held-edits.ts'

/** Names what the authors of a lesson have at a moment: another one after every stored change. */
export const heldState = z.string().min(1).max(64)

/** What learners would notice, were the held edits of a lesson released now; added, removed and changed are units. */
export const heldLessonChanges = heldChanges.extend({
  /** Names of sections, which there are, or their order. */
  are_sections_changed: z.boolean(),
})
export type HeldLessonChanges = z.infer<typeof heldLessonChanges>

/** Edits of a lesson that wait: learners go on reading what stood before them. `settings_changed`: its title or its pictures. */
export const heldLessonEdits = heldEdits.extend({
  changes: heldLessonChanges,
  state: volatile('revision', heldState),
})
export type HeldLessonEdits = z.infer<typeof heldLessonEdits>

/** Whether the edits of a lesson are held. */
export const lessonHold = z.object({ held: heldLessonEdits.nullable() })
