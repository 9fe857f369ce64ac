import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import styles from './sorting.module.css'

/** The items as the learner ordered them; each with its right place where the quiz shows it. */
export const SortingResult = ({ question, rows, result }: ResultProps<QuestionOf<'sorting'>>) => {
  const { t } = useTexts()
  const placeOf = (id: string | null) =>
    result.correct_answers?.find((row) => row.quiz_answer_id === id)?.answer_order ?? undefined
  const wordsOf = (isRight: boolean, place: number | undefined) => {
    if (isRight) return t('quiz.option_right')
    return place === undefined ? t('quiz.option_wrong') : t('quiz.sort_right_place', { place })
  }
  return (
    <ol className={styles.list}>
      {rows.map(({ quiz_answer_id: id, is_correct: mark }, at) => (
        <li key={id} className={styles.item} data-mark={mark === null ? undefined : mark ? 'right' : 'wrong'}>
          <span className={styles.number}>{at + 1}</span>
          <span className={styles.text}>
            <AuthorThing thing={question.answers.find((item) => item.id === id) ?? { text: '' }} />
          </span>
          {mark !== null && (
            <span className={styles.mark}>
              <Icon of={mark ? CircleCheck : CircleX} />
              {wordsOf(mark, placeOf(id))}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
