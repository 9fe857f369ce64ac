import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { PartMark } from '../../../shown/part-marks.ts'
import type { OptionMark } from '../../shared/option-mark.ts'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { typedThings } from '../../shared/typed/typed-things.ts'
import styles from './fill-gaps.module.css'
import { GapText } from './gap-text.tsx'
import { useBlank } from './use-blank.ts'

/** The text with what stands in its gaps, each marked as far as the quiz shows it. */
export const FillGapsResult = ({ question, rows, result }: ResultProps<QuestionOf<'fill_gaps'>>) => {
  const { t } = useTexts()
  const readable = useBlank()
  const options = [...question.answers, ...question.answer_groups.flatMap((gap) => gap.answers)]
  const worded = <Row extends (typeof rows)[number]>(row: Row | undefined) => {
    const option = row && options.find(({ id }) => id === row.quiz_answer_id)
    return row && option ? { ...row, text_answer: readable(option.text) } : row
  }
  return (
    <GapText
      text={question.text}
      renderGap={(id) => {
        const own = worded(rows.find((row) => row.quiz_answer_group_id === id))
        const right = worded(result.correct_answers?.find((row) => row.quiz_answer_group_id === id))
        return (
          <>
            {!own && (
              <span className={styles.marked} data-mark="empty">
                {t('quiz.result_not_started')}
              </span>
            )}
            {typedThings(own, right).map((thing) => (
              <MarkedGap key={thing.id} {...thing} />
            ))}
            <PartMark part={id} />
          </>
        )
      }}
    />
  )
}

/** What stands in a gap, or should: told by colour, icon and word together. */
const MarkedGap = ({ text, mark }: { text: string; mark: OptionMark }) => {
  const { t } = useTexts()
  const words = {
    right: t('quiz.option_right'),
    missed: t('quiz.option_missed'),
    wrong: t('quiz.option_wrong'),
  }
  return (
    <span className={styles.marked} data-mark={mark}>
      {text}
      {mark !== 'none' && (
        <span className={styles.mark}>
          <Icon of={mark === 'wrong' ? CircleX : CircleCheck} />
          {words[mark]}
        </span>
      )}
    </span>
  )
}
