import { useId } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { ScaleLook } from './scale-player.tsx'
import { ScaleSheet } from './scale-sheet.tsx'
import styles from './scale-preview.module.css'

/** The scale as a learner will see it, for its author. */
export const ScalePreview = (look: ScaleLook) => {
  const { t } = useTexts()
  const name = useId()
  return (
    <div className={styles.preview}>
      <p className={styles.title}>{t('questions.scale_preview')}</p>
      <div inert aria-hidden>
        <ScaleSheet {...look} picked={undefined} onPick={() => {}} name={name} />
      </div>
    </div>
  )
}
