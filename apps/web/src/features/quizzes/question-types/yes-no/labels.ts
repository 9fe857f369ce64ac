import type { Translate } from '../../../../lib/texts/index.ts'

interface Labelled {
  readonly id: string
  readonly text: string
}

/** Both options by their labels; those that their author left as they were are yes and no in the reader's language. */
export const labelled = ([yes, no]: readonly [Labelled, Labelled], t: Translate): Labelled[] => [
  { id: yes.id, text: yes.text.trim() || t('quiz.yes') },
  { id: no.id, text: no.text.trim() || t('quiz.no') },
]
