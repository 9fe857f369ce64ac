import { z } from 'zod'
import { authoredOpening } from '../../../attempts/practice-opening.ts'
import { id } from '../../../kernel/ids.ts'
import { defineBlockType } from '../../block-type.ts'
import { unitType } from '../../unit-types.ts'

/** Unit type 5: a practice, one quiz of the school's library. */
export const quizBlock = defineBlockType({
  typeId: unitType.quiz,
  completion: 'practised',
  isText: false,
  standIn: 'quiz',
  content: z
    .object({
      quiz_id: id.nullable(),
      opening: authoredOpening.optional(),
      is_checkpoint: z.boolean().optional(),
    })
    .refine(({ quiz_id, opening }) => !opening?.after_quiz_id || opening.after_quiz_id !== quiz_id, {
      message: 'after_itself',
      path: ['opening', 'after_quiz_id'],
    }),
  publicContent: z.object({ quiz_id: id.nullable() }),
  create: () => ({ quiz_id: null }),
  toPublic: ({ quiz_id }) => ({ quiz_id }),
  isEmpty: ({ quiz_id }) => quiz_id === null,
  tasks: () => [],
  quizIds: ({ quiz_id }) => (quiz_id === null ? [] : [quiz_id]),
  opening: ({ opening }) => opening ?? null,
  isCheckpoint: ({ is_checkpoint }) => is_checkpoint ?? false,
  files: () => [],
  words: () => '',
  letters: () => 0,
  isShownEmpty: ({ quiz_id }) => quiz_id === null,
  shownQuizIds: ({ quiz_id }) => (quiz_id === null ? [] : [quiz_id]),
  playedFrom: () => null,
  sample: { quiz_id: 1 },
})
