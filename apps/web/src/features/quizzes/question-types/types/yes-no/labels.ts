import type { Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Translate } from '../../../../../lib/texts/index.ts'

interface Labelled {
  readonly id: string
  readonly text: string
  readonly image?: Thing['image']
}

/** Both options by their labels; those that their author left as they were are yes and no in the reader's language. */
export const labelled = ([yes, no]: readonly [Labelled, Labelled], t: Translate): Labelled[] => [
  { ...yes, text: yes.text.trim() || (yes.image ? '' : t('quiz.yes')) },
  { ...no, text: no.text.trim() || (no.image ? '' : t('quiz.no')) },
]
