import { headOf } from '../../shared/common.ts'
import type { z } from 'zod'
import type { Arrangement } from '../../question-type.ts'
import { publicListedQuestion, publicStatements } from '../../shared/statements/listed.ts'
import type { MultiChooseFromListQuestion } from './question.ts'

export const publicMultiChooseFromList = publicListedQuestion('multi_choose_from_list')
export type PublicMultiChooseFromList = z.infer<typeof publicMultiChooseFromList>

/** What a learner may see: statements with their options, no key, no points, no comment. */
export const toPublicMultiChooseFromList = (
  question: MultiChooseFromListQuestion,
  arrangement: Arrangement,
): PublicMultiChooseFromList => ({
  ...headOf(question),
  type: question.type,
  statements: publicStatements(question, arrangement),
})
