import type { OfferedFamily } from '@lectern/contract/contacts/contact-filters'
import { describe, type FilterPart } from '@lectern/contract/filters/describe'
import type { FilterTree } from '@lectern/contract/filters/tree'
import { Fragment } from 'react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { conditionWords } from './filter-words.ts'
import styles from './filters.module.css'

interface FilterSentenceProps {
  tree: FilterTree
  families: readonly OfferedFamily[]
}

/** A filter in one sentence. */
export const FilterSentence = ({ tree, families }: FilterSentenceProps) => (
  <span className={styles.sentence}>
    {describe(tree).map((part, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, drawn anew with it
      <Fragment key={at}>
        {at > 0 && ' '}
        <PartWords part={part} families={families} />
      </Fragment>
    ))}
  </span>
)

const PartWords = ({ part, families }: { part: FilterPart; families: readonly OfferedFamily[] }) => {
  const { t } = useTexts()
  const { date } = useDates()
  switch (part.part) {
    case 'condition':
      return <>{conditionWords(part, families, { t, day: (text) => date(`${text}T12:00:00.000Z`) })}</>
    case 'open':
      return <>(</>
    case 'close':
      return <>)</>
    case 'and':
    case 'or':
    case 'not':
      return <span className={styles.jointWord}>{t(`contacts.filter_word_${part.part}`)}</span>
  }
}
