import { type QuizSettings, questionsDisplay, quizLimits } from '@lectern/contract/quizzes/quiz'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Switch } from '@lectern/ui/choices/switch'
import { useTexts } from '../../../lib/texts/index.ts'
import { NumberField } from './number-field.tsx'
import { ResultDetailField } from './result-detail-field.tsx'
import styles from './quiz-editor.module.css'

interface QuizSettingsProps {
  settings: QuizSettings
  onSettings: (settings: QuizSettings) => void
}

const defaultPass = 70
const defaultAttempts = 3

/** How a quiz is taken: one by one or all, from when it is passed, how often, and what is shown afterwards. */
export const QuizSettingsPanel = ({ settings, onSettings }: QuizSettingsProps) => {
  const { t } = useTexts()
  const change = (part: Partial<QuizSettings>) => onSettings({ ...settings, ...part })
  return (
    <section className={styles.settings} aria-label={t('create-course.quiz_settings')}>
      <RadioGroup
        label={t('create-course.display')}
        variant="cards"
        value={settings.questions_display_type_id === questionsDisplay.all ? 'all' : 'separately'}
        onChange={(value) => change({ questions_display_type_id: questionsDisplay[value] })}
        options={[
          { value: 'all', label: t('create-course.display_all') },
          { value: 'separately', label: t('create-course.display_separately') },
        ]}
      />
      <Switch
        label={t('create-course.pass_mark')}
        help={t('create-course.pass_mark_help')}
        checked={settings.pass_percent !== null}
        onChange={(event) => change({ pass_percent: event.currentTarget.checked ? defaultPass : null })}
      />
      {settings.pass_percent !== null && (
        <NumberField
          label={t('create-course.pass_percent')}
          value={settings.pass_percent}
          min={1}
          max={100}
          onValue={(pass_percent) => change({ pass_percent })}
        />
      )}
      <Switch
        label={t('create-course.attempts_limited')}
        checked={settings.attempts_limit !== null}
        onChange={(event) => change({ attempts_limit: event.currentTarget.checked ? defaultAttempts : null })}
      />
      {settings.attempts_limit !== null && (
        <NumberField
          label={t('create-course.attempts_limit')}
          value={settings.attempts_limit}
          min={1}
          max={quizLimits.attempts}
          onValue={(attempts_limit) => change({ attempts_limit })}
        />
      )}
      <ResultDetailField
        detail={settings.result_detail}
        onDetail={(result_detail) => change({ result_detail })}
      />
    </section>
  )
}
