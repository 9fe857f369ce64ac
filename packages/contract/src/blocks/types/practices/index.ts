import { z } from 'zod'
import { id } from '../../../kernel/ids.ts'
import { defineBlockType } from '../../block-type.ts'
import { unitType } from '../../unit-types.ts'

/** Practices in one list. */
export const mostListedPractices = 20

const practice = z.object({ quiz_id: id.nullable() })

const quizIdsOf = ({ practices }: { practices: readonly z.output<typeof practice>[] }): number[] =>
  practices.flatMap(({ quiz_id }) => quiz_id ?? [])

/** Unit type 7: several practices in a list, each opened on a page of its own (document 002 §2). */
export const practicesBlock = defineBlockType({
  typeId: unitType.practices,
  completion: 'practised',
  isText: false,
  standIn: 'quiz',
  content: z
    .object({ practices: z.array(practice).max(mostListedPractices) })
    .refine((content) => new Set(quizIdsOf(content)).size === quizIdsOf(content).length, {
      message: 'named_twice',
      path: ['practices'],
    }),
  publicContent: z.object({ quiz_ids: z.array(id) }),
  create: () => ({ practices: [] }),
  toPublic: (content) => ({ quiz_ids: quizIdsOf(content) }),
  isEmpty: (content) => quizIdsOf(content).length === 0,
  tasks: () => [],
  quizIds: quizIdsOf,
  opening: () => null,
  isCheckpoint: () => false,
  files: () => [],
  words: () => '',
  letters: () => 0,
  isShownEmpty: ({ quiz_ids }) => quiz_ids.length === 0,
  shownQuizIds: ({ quiz_ids }) => quiz_ids,
  playedFrom: () => null,
  sample: { practices: [{ quiz_id: 1 }, { quiz_id: 2 }] },
})
