import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import type { MultipleAnswerQuestion } from './question.ts'

/** It holds whatever other lists of options hold. */
export const multipleAnswerForm: ConversionForm<MultipleAnswerQuestion, ConversionForms['options']> = {
  read: ({ answers, shuffle_answers }) => ({
    made: { options: answers, shuffle: shuffle_answers },
    losses: [],
  }),
  write: (base, { options, shuffle }) => ({
    made: { ...base, type: 'multiple_answer', shuffle_answers: shuffle, answers: [...options] },
    losses: [],
  }),
}
