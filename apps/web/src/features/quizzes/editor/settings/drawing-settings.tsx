import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { attemptLimits } from '@lectern/contract/quizzes/quiz-settings'
import { Switch } from '@lectern/ui/choices/switch'
import { NumberField } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { SettingsGroupProps } from './settings-group.ts'

const usualCount = 10

/** Which of the questions an attempt gets, and in which order. */
export const DrawingSettings = ({ settings, change, type }: SettingsGroupProps) => {
  const { t } = useTexts()
  const isRandomizer = quizTypeRules(type).isDrawn
  const { drawn_questions_count: count } = settings
  return (
    <>
      <Switch
        label={t('quizzes.shuffle_questions')}
        help={t('quizzes.shuffle_questions_help')}
        checked={settings.is_questions_shuffled}
        onChange={({ currentTarget: { checked } }) => change({ is_questions_shuffled: checked })}
      />
      {!isRandomizer && (
        <Switch
          label={t('quizzes.draw_questions')}
          help={t('quizzes.draw_questions_help')}
          checked={count !== null}
          onChange={({ currentTarget: { checked } }) =>
            change({ drawn_questions_count: checked ? usualCount : null })
          }
        />
      )}
      {!isRandomizer && count !== null && (
        <NumberField
          label={t('quizzes.drawn_questions_count')}
          value={count}
          min={1}
          max={attemptLimits.drawnQuestions}
          onValue={(drawn_questions_count) => change({ drawn_questions_count })}
        />
      )}
    </>
  )
}
