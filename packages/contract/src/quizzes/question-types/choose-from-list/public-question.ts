import type { z } from 'zod'
import type { Arrangement } from '../question-type.ts'
import { publicListedQuestion, publicStatements } from '../statements/listed.ts'
import type { ChooseFromListQuestion } from './question.ts'

export const publicChooseFromList = publicListedQuestion('choose_from_list')
export type PublicChooseFromList = z.infer<typeof publicChooseFromList>

/** What a learner may see: statements with their options, no key, no points, no comment. */
export const toPublicChooseFromList = (
  question: ChooseFromListQuestion,
  arrangement: Arrangement,
): PublicChooseFromList => ({
  id: question.id,
  type: question.type,
  name: question.name,
  description: question.description,
  is_required: question.is_required,
  statements: publicStatements(question, arrangement),
})
