import type { ChoiceOption } from '../../shared/choice.ts'
import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { isOwnOption, optionType } from '../../shared/own-answer.ts'
import type { YesNoQuestion } from './question.ts'

/** Labels that were not written are written out in the author's language, and read from it. Two options, one right at most. */
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
  write: (base, { options }, words) => {
    const [yes, no, ...more] = options
    const right = options.filter(({ is_correct }) => is_correct).length
    if (!yes || !no || more.length > 0 || right > 1 || options.some(isOwnOption)) return null
    const label = ({ type: _type, ...option }: ChoiceOption, usual: string) => ({
      ...option,
      text: option.text.trim() === usual ? '' : option.text,
    })
    return {
      made: { ...base, type: 'yes_no', answers: [label(yes, words.yes), label(no, words.no)] },
      losses: [],
    }
  },
}
