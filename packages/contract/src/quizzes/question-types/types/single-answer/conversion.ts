import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import type { SingleAnswerQuestion } from './question.ts'

/** Of several right options the first one stays right. */
export const singleAnswerForm: ConversionForm<SingleAnswerQuestion, ConversionForms['options']> = {
  read: ({ answers, shuffle_answers }) => ({
    made: { options: answers, shuffle: shuffle_answers },
    losses: [],
  }),
  write: (base, { options, shuffle }) => {
    const first = options.findIndex(({ is_correct }) => is_correct)
    const right = options.filter(({ is_correct }) => is_correct).length
    return {
      made: {
        ...base,
        type: 'single_answer',
        shuffle_answers: shuffle,
        answers: options.map((option, at) => ({ ...option, is_correct: at === first })),
      },
      losses: [{ code: 'one_correct', count: right > 1 ? right : 0 }],
    }
  },
}
