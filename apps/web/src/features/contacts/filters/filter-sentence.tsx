import type { OfferedFamily } from '@lectern/contract/contacts/contact-filters'
import { describe } from '@lectern/contract/filters/describe'
import type { FilterTree } from '@lectern/contract/filters/tree'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { conditionWords } from './filter-words.ts'
import styles from './filters.module.css'

interface FilterSentenceProps {
  tree: FilterTree
  families: readonly OfferedFamily[]
}

/** A filter in one sentence. */
export const FilterSentence = ({ tree, families }: FilterSentenceProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const day = (text: string) => date(`${text}T12:00:00.000Z`)
  return (
    <span className={styles.sentence}>
      {describe(tree).map((part, at) => {
        switch (part.part) {
          case 'condition':
            // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, drawn anew with it
            return <span key={at}>{conditionWords(part, families, { t, day })}</span>
          case 'open':
            // oxlint-disable-next-line react/no-array-index-key -- as above
            return <span key={at}>(</span>
          case 'close':
            // oxlint-disable-next-line react/no-array-index-key -- as above
            return <span key={at}>)</span>
          case 'and':
          case 'or':
          case 'not':
            return (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <span key={at} className={styles.jointWord}>
                {t(`contacts.filter_word_${part.part}`)}
              </span>
            )
        }
      })}
    </span>
  )
}
