import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { AttemptSettings } from './attempt-settings.tsx'
import { MarkSettings } from './mark-settings.tsx'
import styles from './quiz-settings.module.css'
import { ResultSettings } from './result-settings.tsx'
import type { SettingsGroupProps } from './settings-group.ts'
import { TakingSettings } from './taking-settings.tsx'
import { TimeSettings } from './time-settings.tsx'

const groups = [
  ['create-course.settings_taking', TakingSettings],
  ['create-course.settings_time', TimeSettings],
  ['create-course.settings_attempts', AttemptSettings],
  ['create-course.settings_marks', MarkSettings],
  ['create-course.settings_results', ResultSettings],
] as const satisfies readonly (readonly [TextId, (props: SettingsGroupProps) => unknown])[]

interface QuizSettingsPanelProps {
  settings: QuizSettings
  /** It draws out of other quizzes. */
  isRandomizer: boolean
  onSettings: (settings: QuizSettings) => void
}

/** How a quiz is taken, timed, repeated, marked and shown afterwards (PRODUCT-learning §1.3). */
export const QuizSettingsPanel = ({ settings, isRandomizer, onSettings }: QuizSettingsPanelProps) => {
  const { t } = useTexts()
  const change = (part: Partial<QuizSettings>) => onSettings({ ...settings, ...part })
  return (
    <section className={styles.settings} aria-label={t('create-course.quiz_settings')}>
      {groups.map(([title, Group]) => (
        <section key={title} className={styles.group} aria-label={t(title)}>
          <h3 className={styles.title}>{t(title)}</h3>
          <Group settings={settings} change={change} isRandomizer={isRandomizer} />
        </section>
      ))}
    </section>
  )
}
