import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { findKeyLoss, findOwnLoss } from '../../conversion/conversion-losses.ts'
import { isOwnOption, optionType } from '../../shared/own-answer.ts'
import type { SortingQuestion } from './question.ts'

/** Items are options whose order is the key; options become items in the order in which they stand. */
export const sortingForm: ConversionForm<SortingQuestion, ConversionForms['options']> = {
  read: ({ answers }) => ({
    made: {
      options: answers.map((item) => ({ ...item, is_correct: false, points: 0, type: optionType.default })),
      shuffle: true,
    },
    losses: [{ code: 'order_lost', count: 1 }],
  }),
  write: (base, { options }) => ({
    made: {
      ...base,
      type: 'sorting',
      is_partial: false,
      answers: options
        .filter((option) => !isOwnOption(option))
        .map(({ id, text, image }) => (image ? { id, text, image } : { id, text })),
    },
    losses: [findKeyLoss(options), findOwnLoss(options)],
  }),
}
