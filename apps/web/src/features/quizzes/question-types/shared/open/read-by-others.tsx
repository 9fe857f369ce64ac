import { Icon } from '@lectern/ui/layout/icon'
import { Users } from 'lucide-react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './open.module.css'

/** Said before somebody writes: others will read it. */
export const ReadByOthers = () => {
  const { t } = useTexts()
  return (
    <p className={styles.readByOthers}>
      <Icon of={Users} />
      <span>{t('quiz.read_by_others')}</span>
    </p>
  )
}
