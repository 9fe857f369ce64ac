import { isOwnOption } from '@lectern/contract/quizzes/question-types/shared/own-answer'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { useTexts, type Translate } from '../../../../../lib/texts/index.ts'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import { formulaName } from '../../../shown/formula-name.ts'
import type { ChoiceOfOptions } from './choice-player.tsx'
import styles from './choice.module.css'
import { markOf, type OptionMark } from '../option-mark.ts'
import type { ResultProps } from '../../question-view.ts'

interface ChoiceResultProps extends ChoiceOfOptions, Pick<ResultProps, 'rows' | 'result'> {}

const words = (mark: OptionMark, t: Translate) => {
  if (mark === 'none') return
  if (mark === 'right') return { tone: 'right' as const, word: t('quiz.option_right') }
  if (mark === 'missed') return { tone: 'right' as const, word: t('quiz.option_missed') }
  return { tone: 'wrong' as const, word: t('quiz.option_wrong') }
}

/** The options with the learner's picks, marked as far as the quiz shows it. */
export const ChoiceResult = ({ kind, options, rows, result, name }: ChoiceResultProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.options}>
      {options.map((option) => {
        const mark = markOf(option.id, rows, result)
        const text = isOwnOption(option) ? option.text || t('quiz.own_answer') : option.text
        const row = rows.find((each) => each.quiz_answer_id === option.id)
        return (
          <ChoiceCard
            key={option.id}
            kind={kind}
            name={name}
            label={<AuthorThing thing={{ text, image: option.image }} />}
            aria-label={formulaName({
              text: text.includes('$') ? [text, words(mark, t)?.word].join(' ') : '',
            })}
            help={row?.text_answer && <span className={styles.own}>{row.text_answer}</span>}
            checked={row !== undefined}
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
