import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { findEssayLosses, findPeerLosses, keptPeers } from '../../conversion/open-losses.ts'
import { openFieldsOf } from '../../shared/open/open-fields.ts'
import type { TextGraphicQuestion } from './question.ts'

/** What is only read stays what it is. */
export const textGraphicForm: ConversionForm<TextGraphicQuestion, ConversionForms['open']> = {
  read: (question) =>
    question.is_answer_enabled
      ? {
          made: {
            kinds: openFieldsOf(question),
            guide: [],
            words: { least: null, most: null },
            peers: question.peer_review,
          },
          losses: [],
        }
      : null,
  write: (base, form) => ({
    made: {
      ...base,
      ...keptPeers(form),
      ...openFieldsOf(form.kinds),
      type: 'text_graphic_answer',
      is_answer_enabled: true,
    },
    losses: [...findEssayLosses(form), ...findPeerLosses(form)],
  }),
}
