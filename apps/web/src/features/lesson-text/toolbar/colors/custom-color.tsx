import { Button } from '@lectern/ui/actions/button'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './colors.module.css'
import { alphaOf, isColor, withAlpha } from './color-parts.ts'

interface CustomColorProps {
  value: string | null
  onColor: (color: string) => void
}

/** Any colour by its code, with how much of it lets through what lies behind: 0 to 255 (document 001 §5). */
export const CustomColor = ({ value, onColor }: CustomColorProps) => {
  const { t } = useTexts()
  const [code, setCode] = useState(value ?? '#3965ff')
  const isRight = isColor(code)
  const opaque = isRight ? code.slice(0, 7) : '#000000'
  const alpha = isRight ? alphaOf(code) : 255
  return (
    <div className={styles.custom}>
      <input
        type="color"
        className={styles.well}
        value={opaque}
        aria-label={t('lesson-text.color_pick')}
        onChange={(event) => setCode(withAlpha(event.currentTarget.value, alpha))}
      />
      <input
        className={styles.code}
        value={code}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        aria-label={t('create-course.color_hex')}
        aria-invalid={!isRight || undefined}
        onChange={(event) => setCode(event.currentTarget.value.trim().toLowerCase())}
      />
      <input
        type="range"
        className={styles.alpha}
        min={0}
        max={255}
        value={alpha}
        disabled={!isRight}
        aria-label={t('lesson-text.color_alpha')}
        onChange={(event) => setCode(withAlpha(code, event.currentTarget.valueAsNumber))}
      />
      <Button size="small" disabled={!isRight} onClick={() => onColor(code)}>
        {t('lesson-text.color_apply')}
      </Button>
    </div>
  )
}
