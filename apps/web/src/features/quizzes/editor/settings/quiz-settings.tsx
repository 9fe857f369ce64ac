import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { ComponentType } from 'react'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { CompetitionSettings } from '../../kinds/competition-settings.tsx'
import { TypeSettings } from '../../kinds/type-settings.tsx'
import { AttemptSettings } from './attempt-settings.tsx'
import { StyleSettings } from './style-settings.tsx'
import { MarkSettings } from './mark-settings.tsx'
import styles from './quiz-settings.module.css'
import { ResultSettings } from './result-settings.tsx'
import type { SettingsGroupProps } from './settings-group.ts'
import { TakingSettings } from './taking-settings.tsx'
import { TimeSettings } from './time-settings.tsx'

type Group = readonly [title: TextId, Fields: ComponentType<SettingsGroupProps>]

const groups: readonly Group[] = [
  ['quizzes.settings_look', StyleSettings],
  ['quizzes.settings_taking', TakingSettings],
  ['quizzes.settings_time', TimeSettings],
  ['quizzes.settings_attempts', AttemptSettings],
  ['quizzes.settings_marks', MarkSettings],
  ['quizzes.settings_results', ResultSettings],
]

const rankedGroups: readonly Group[] = [
  ['quizzes.quiz_type_competition', CompetitionSettings],
  ['quizzes.settings_attempts', AttemptSettings],
  ['quizzes.settings_results', ResultSettings],
]

/** What is never passed or failed has nothing to mark by; a competition has its own way of being taken, timed and marked. */
const groupsOf = (type: QuizType) => {
  const { isMarked, isRanked } = quizTypeRules(type)
  if (isRanked) return rankedGroups
  return groups.filter(([, Fields]) => Fields !== MarkSettings || isMarked)
}

interface QuizSettingsPanelProps {
  settings: QuizSettings
  type: QuizType
  questions: readonly Question[]
  onType: (type: QuizType) => void
  onSettings: (settings: QuizSettings) => void
  /** Opens the style of the quiz. */
  onStyle: () => void
}

/** How a quiz is taken, timed, repeated, marked and shown afterwards (PRODUCT-learning §1.3). */
export const QuizSettingsPanel = (props: QuizSettingsPanelProps) => {
  const { t } = useTexts()
  const { settings, type, questions, onType, onSettings, onStyle } = props
  const change = (part: Partial<QuizSettings>) => onSettings({ ...settings, ...part })
  return (
    <section className={styles.settings} aria-label={t('quizzes.quiz_settings')}>
      {/* First: the other groups depend on it. */}
      {!quizTypeRules(type).isDrawn && (
        <section className={styles.group} aria-label={t('quizzes.quiz_type')}>
          <TypeSettings type={type} questions={questions} onType={onType} />
        </section>
      )}
      {groupsOf(type).map(([title, Fields]) => (
        <section key={title} className={styles.group} aria-label={t(title)}>
          <h3 className={styles.title}>{t(title)}</h3>
          <Fields settings={settings} change={change} type={type} onStyle={onStyle} />
        </section>
      ))}
    </section>
  )
}
