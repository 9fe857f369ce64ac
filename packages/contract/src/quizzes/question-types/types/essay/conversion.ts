import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { findPeerLosses, keptPeers } from '../../conversion/open-losses.ts'
import { takesFiles, takesText, textAnswerType, wordsAlone } from '../../shared/open/open-kinds.ts'
import type { EssayQuestion } from './question.ts'

/** Words alone; what is answered without words is no essay. */
export const essayForm: ConversionForm<EssayQuestion, ConversionForms['open']> = {
  read: ({ words_min: least, words_max: most, marking_guide: guide, peer_review: peers }) => ({
    made: { kinds: wordsAlone, guide, words: { least, most }, peers },
    losses: [],
  }),
  write: (base, form) => {
    const { kinds, guide, words } = form
    return takesText(kinds)
      ? {
          made: {
            ...base,
            ...keptPeers(form),
            type: 'essay',
            words_min: words.least,
            words_max: words.most,
            marking_guide: [...guide],
          },
          losses: [
            ...findPeerLosses(form),
            { code: 'files_lost', count: takesFiles(kinds) ? 1 : 0 },
            { code: 'field_lost', count: kinds.text_answer_type_id === textAnswerType.area ? 0 : 1 },
          ],
        }
      : null
  },
}
