import { Button } from '@lectern/ui/actions/button'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './style.module.css'

interface StyleGroupProps {
  title: string
  /** Absent where everything is as it usually is. */
  onReset?: (() => void) | undefined
  children: ReactNode
}

/** Choices that belong together, and the way back to how it usually is. */
export const StyleGroup = ({ title, onReset, children }: StyleGroupProps) => {
  const { t } = useTexts()
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        <h3 id={id} className={styles.groupTitle}>
          {title}
        </h3>
        {onReset && (
          <Button
            variant="quiet"
            size="small"
            onClick={onReset}
            aria-label={t('quizzes.style_reset_of', { name: title })}
          >
            {t('quizzes.style_reset')}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
