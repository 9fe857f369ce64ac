import { z } from 'zod'
import { headOf, publicOption, questionHead } from '../../shared/common.ts'
import type { Arrangement } from '../../question-type.ts'
import type { MmpiQuestion } from './question.ts'

export const publicMmpi = z.object({
  ...questionHead,
  type: z.literal('mmpi'),
  is_every_statement_required: z.boolean(),
  statements: z.array(publicOption),
})
export type PublicMmpi = z.infer<typeof publicMmpi>

/** Statements stand as their author ordered them: nothing is left to chance. */
export const arrangeMmpi = (): Arrangement => ({ order: [] })

/** What a learner may see: the statements, and nothing of scales and keys, which would change the answers. */
export const toPublicMmpi = (question: MmpiQuestion): PublicMmpi => ({
  ...headOf(question),
  type: question.type,
  is_every_statement_required: question.is_every_statement_required,
  statements: question.statements.map(({ id, text }) => ({ id, text })),
})
