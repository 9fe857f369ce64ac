import type { ConversionForm, ConversionForms } from '../conversion/conversion-forms.ts'
import { findEssayLosses } from '../conversion/open-losses.ts'
import { openFieldsOf } from '../open/open-fields.ts'
import type { TextMediaQuestion } from './question.ts'

/** It is answered in every way in which other open questions are. */
export const textMediaForm: ConversionForm<TextMediaQuestion, ConversionForms['open']> = {
  read: (question) => ({
    made: { kinds: openFieldsOf(question), guide: [], words: { least: null, most: null } },
    losses: [],
  }),
  write: (base, form) => ({
    made: { ...base, ...openFieldsOf(form.kinds), type: 'text_media_answer' },
    losses: findEssayLosses(form),
  }),
}
