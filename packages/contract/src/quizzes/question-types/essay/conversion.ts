import type { ConversionForm, ConversionForms } from '../conversion/conversion-forms.ts'
import { takesFiles, takesText, textAnswerType, wordsAlone } from '../open/open-kinds.ts'
import type { EssayQuestion } from './question.ts'

/** Words alone; what is answered without words is no essay. */
export const essayForm: ConversionForm<EssayQuestion, ConversionForms['open']> = {
  read: ({ words_min: least, words_max: most, marking_guide: guide }) => ({
    made: { kinds: wordsAlone, guide, words: { least, most } },
    losses: [],
  }),
  write: (base, { kinds, guide, words }) =>
    takesText(kinds)
      ? {
          made: {
            ...base,
            type: 'essay',
            words_min: words.least,
            words_max: words.most,
            marking_guide: [...guide],
          },
          losses: [
            { code: 'files_lost', count: takesFiles(kinds) ? 1 : 0 },
            { code: 'field_lost', count: kinds.text_answer_type_id === textAnswerType.area ? 0 : 1 },
          ],
        }
      : null,
}
