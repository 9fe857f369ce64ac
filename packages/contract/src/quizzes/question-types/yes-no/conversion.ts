import type { ConversionForm, ConversionForms } from '../conversion/conversion-forms.ts'
import { optionType } from '../own-answer.ts'
import type { YesNoQuestion } from './question.ts'

/** Labels that were not written are written out in the author's language. */
export const yesNoForm: ConversionForm<YesNoQuestion, ConversionForms['options']> = {
  read: ({ answers: [yes, no] }, words) => ({
    made: {
      options: [
        { ...yes, text: yes.text.trim() || words.yes, type: optionType.default },
        { ...no, text: no.text.trim() || words.no, type: optionType.default },
      ],
      shuffle: false,
    },
    losses: [],
  }),
}
