import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import type { ChoiceKind } from './choice-player.tsx'
import styles from './choice.module.css'
import { markOf, type OptionMark } from './option-mark.ts'
import type { QuestionOf, ResultProps } from './question-view.ts'

type Choice = QuestionOf<'single_answer' | 'multiple_answer'>

const words = (mark: OptionMark, t: Translate) => {
  if (mark === 'none') return
  if (mark === 'right') return { tone: 'right' as const, word: t('quiz.option_right') }
  if (mark === 'missed') return { tone: 'right' as const, word: t('quiz.option_missed') }
  return { tone: 'wrong' as const, word: t('quiz.option_wrong') }
}

/** The options with the learner's picks, marked as far as the quiz shows it. */
export const ChoiceResult = ({ kind, question, rows, result, name }: ResultProps<Choice> & ChoiceKind) => {
  const { t } = useTexts()
  return (
    <div className={styles.options}>
      {question.answers.map((option) => {
        const mark = markOf(option.id, rows, result)
        return (
          <ChoiceCard
            key={option.id}
            kind={kind}
            name={name}
            label={option.text}
            checked={rows.some((row) => row.quiz_answer_id === option.id)}
            mark={words(mark, t)}
            className={mark === 'missed' ? styles.missed : undefined}
            disabled
            readOnly
          />
        )
      })}
    </div>
  )
}
