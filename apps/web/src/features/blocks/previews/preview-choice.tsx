import type { PreviewIndex } from '@lectern/contract/blocks/preview-index'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useContext } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { LessonPreviewsContext } from './lesson-previews.ts'
import styles from './preview-choice.module.css'

interface PreviewChoiceProps {
  value: PreviewIndex | null
  onValue: (value: PreviewIndex | null) => void
}

const indexes = [1, 2] as const

/** Which picture of the lesson a film or a recording stands on. Nothing where the lesson has none, and none was chosen. */
export const PreviewChoice = ({ value, onValue }: PreviewChoiceProps) => {
  const { t } = useTexts()
  const previews = useContext(LessonPreviewsContext)
  if (previews.size === 0 && value === null) return null
  const shown = value === null ? undefined : previews.get(value)
  return (
    <div className={styles.choice}>
      <Segmented
        label={t('lesson-editor.unit_preview')}
        segments={[
          { value: 'none', label: t('lesson-editor.unit_preview_none') },
          ...indexes.map((index) => ({
            value: String(index),
            label: t('lesson-editor.lesson_preview', { number: index }),
          })),
        ]}
        value={String(value ?? 'none')}
        onChange={(next) => onValue(indexes.find((index) => String(index) === next) ?? null)}
      />
      {shown !== undefined && <img src={shown} alt="" className={styles.picture} decoding="async" />}
      {value !== null && shown === undefined && <span>{t('lesson-editor.unit_preview_missing')}</span>}
    </div>
  )
}
