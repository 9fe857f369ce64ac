import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './survey-thanks.module.css'

/** Said of an answer that is neither right nor wrong. */
export const SurveyThanks = () => {
  const { t } = useTexts()
  return (
    <p className={styles.thanks}>
      <Icon of={CircleCheck} size={20} />
      <span>{t('quiz.survey_thanks')}</span>
    </p>
  )
}
