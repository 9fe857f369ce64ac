import { useTexts, type Translate } from '../../../../../lib/texts/index.ts'
import styles from '../../shared/open/open.module.css'
import type { QuestionOf } from '../../question-view.ts'

type Limits = Pick<QuestionOf<'essay'>, 'words_min' | 'words_max'>

const limitText = ({ words_min: min, words_max: max }: Limits, t: Translate): string | undefined => {
  if (min !== null && max !== null) return t('quiz.words_between', { min, max })
  if (min !== null) return t('quiz.words_at_least', { count: min })
  return max === null ? undefined : t('quiz.words_at_most', { count: max })
}

/** What is still missing or too much; said aloud when it changes. */
const standText = (
  { words_min: min, words_max: max }: Limits,
  words: number,
  t: Translate,
): string | undefined => {
  if (max !== null && words > max) return t('quiz.words_over', { count: words - max })
  return words > 0 && min !== null && words < min
    ? t('quiz.words_missing', { count: min - words })
    : undefined
}

/** How many words there are, how many are asked for, and whether that fits. */
export const WordCount = ({ question, words }: { question: Limits; words: number }) => {
  const { t } = useTexts()
  const limit = limitText(question, t)
  const stand = standText(question, words, t)
  return (
    <span className={styles.count} data-fits={stand === undefined ? 'yes' : 'no'} data-words={words}>
      <strong>{t('quiz.words_count', { count: words })}</strong>
      {limit !== undefined && <span>{limit}</span>}
      {stand !== undefined && <span>{stand}</span>}
    </span>
  )
}
