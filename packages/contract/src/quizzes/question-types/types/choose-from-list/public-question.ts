import { headOf } from '../../shared/common.ts'
import type { z } from 'zod'
import type { Arrangement } from '../../question-type.ts'
import { publicListedQuestion, publicStatements } from '../../shared/statements/listed.ts'
import type { ChooseFromListQuestion } from './question.ts'

export const publicChooseFromList = publicListedQuestion('choose_from_list')
export type PublicChooseFromList = z.infer<typeof publicChooseFromList>

/** What a learner may see: statements with their options, no key, no points, no comment. */
export const toPublicChooseFromList = (
  question: ChooseFromListQuestion,
  arrangement: Arrangement,
): PublicChooseFromList => ({
  ...headOf(question),
  type: question.type,
  statements: publicStatements(question, arrangement),
})
