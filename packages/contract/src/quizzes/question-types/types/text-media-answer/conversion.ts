import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { findEssayLosses, findPeerLosses, keptPeers } from '../../conversion/open-losses.ts'
import { openFieldsOf } from '../../shared/open/open-fields.ts'
import type { TextMediaQuestion } from './question.ts'

/** It is answered in every way in which other open questions are. */
export const textMediaForm: ConversionForm<TextMediaQuestion, ConversionForms['open']> = {
  read: (question) => ({
    made: {
      kinds: openFieldsOf(question),
      guide: [],
      words: { least: null, most: null },
      peers: question.peer_review,
    },
    losses: [],
  }),
  write: (base, form) => ({
    made: { ...base, ...keptPeers(form), ...openFieldsOf(form.kinds), type: 'text_media_answer' },
    losses: [...findEssayLosses(form), ...findPeerLosses(form)],
  }),
}
