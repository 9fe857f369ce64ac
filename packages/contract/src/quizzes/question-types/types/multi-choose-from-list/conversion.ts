import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import type { MultiChooseFromListQuestion } from './question.ts'

/** It holds whatever other lists of statements hold. */
export const multiChooseFromListForm: ConversionForm<MultiChooseFromListQuestion, ConversionForms['table']> =
  {
    read: ({ statements, shuffle_answers }) => ({
      made: { statements, shuffle: shuffle_answers },
      losses: [],
    }),
    write: (base, { statements, shuffle }) => ({
      made: {
        ...base,
        type: 'multi_choose_from_list',
        shuffle_answers: shuffle,
        statements: [...statements],
      },
      losses: [],
    }),
  }
