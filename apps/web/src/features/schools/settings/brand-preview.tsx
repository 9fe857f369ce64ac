import { buttonClass } from '@lectern/ui/actions/button'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { brandStyle } from '../../../lib/brand-style.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './brand-preview.module.css'

interface BrandPreviewProps {
  /** `#rrggbb`; undefined for the platform's own. */
  color: string | undefined
}

/** What learners will see in this colour, on light and on dark pages, before it is saved. */
export const BrandPreview = ({ color }: BrandPreviewProps) => {
  const { t } = useTexts()
  return (
    <section className={styles.preview} aria-label={t('school.color_preview')}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.page} data-theme={theme} {...(color && brandStyle(color))}>
          <p className={styles.name}>{t(`school.color_preview_${theme}`)}</p>
          <span className={buttonClass({ variant: 'primary' })}>{t('school.color_sample')}</span>
          <span className={styles.link}>{t('school.color_sample_link')}</span>
          <div className={styles.progress}>
            <ProgressBar
              label={t('school.color_sample_progress')}
              text={t('school.color_sample_progress')}
              value={0.6}
            />
          </div>
        </div>
      ))}
    </section>
  )
}
