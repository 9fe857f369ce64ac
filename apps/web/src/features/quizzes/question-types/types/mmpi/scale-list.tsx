import { mmpiLimits } from '@lectern/contract/quizzes/question-types/types/mmpi/mmpi-answers'
import type { MmpiScale } from '@lectern/contract/quizzes/question-types/types/mmpi/question'
import { classNames } from '@lectern/ui/theme/class-names'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import styles from './mmpi-editor.module.css'
import { mmpiIssues } from './mmpi-issues.ts'

interface ScaleListProps {
  scales: readonly MmpiScale[]
  onScales: (scales: MmpiScale[]) => void
  issues: readonly FieldIssue[]
}

const scaleWords = {
  text: 'questions.mmpi_scale',
  placeholder: 'questions.mmpi_scale',
  move: 'questions.mmpi_scale_move',
  remove: 'questions.mmpi_scale_remove',
  add: 'questions.mmpi_scale_add',
} as const

/** Scales as the list of items knows them: their line is the name. */
const toItem = ({ id, letter, name, text }: MmpiScale) => ({ id, letter, text: name, meaning: text })

/** The scales: a letter, a name, and what a result on it means. */
export const ScaleList = ({ scales, onScales, issues }: ScaleListProps) => {
  const { t } = useTexts()
  const items = scales.map(toItem)
  const change = (next: typeof items) =>
    onScales(next.map(({ id, letter, text, meaning }) => ({ id, letter, name: text, text: meaning })))
  const write = (id: string, part: { letter?: string; meaning?: string }) =>
    change(items.map((item) => (item.id === id ? { ...item, ...part } : item)))
  return (
    <ItemList
      items={items}
      onItems={change}
      make={() => ({ id: newKey(), letter: '', text: '', meaning: '' })}
      words={scaleWords}
      most={mmpiLimits.scales}
      issues={issues}
      issueWords={mmpiIssues}
      renderBefore={({ id, letter }, at) => (
        <input
          type="text"
          className={classNames(styles.field, styles.letter)}
          value={letter}
          maxLength={mmpiLimits.letter}
          placeholder={t('questions.mmpi_letter_short')}
          aria-label={t('questions.mmpi_letter', { number: at + 1 })}
          onChange={(event) =>
            write(id, { letter: event.currentTarget.value.replaceAll(/[\s,;+\-−–]/gu, '') })
          }
        />
      )}
      renderBelow={({ id, meaning }, at) => (
        <input
          type="text"
          className={classNames(styles.field, styles.meaning)}
          value={meaning}
          maxLength={2_000}
          placeholder={t('questions.mmpi_meaning_example')}
          aria-label={t('questions.mmpi_meaning', { number: at + 1 })}
          onChange={(event) => write(id, { meaning: event.currentTarget.value })}
        />
      )}
    />
  )
}
