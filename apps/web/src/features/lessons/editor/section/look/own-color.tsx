import { plainLook, toPublicLook } from '@lectern/contract/blocks/unit-look'
import { Icon } from '@lectern/ui/layout/icon'
import { contrast } from '@lectern/ui/theme/contrast'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './look.module.css'

/** WCAG 2, for letters of this size. */
const readable = 4.5

/** The colours in which the product writes on a ground: text, notes, links. */
const textColors = ['--text', '--text-muted', '--primary-text'] as const

const leastContrastOn = (element: HTMLElement, ground: string): number => {
  const style = getComputedStyle(element)
  const colors = textColors.map((name) => style.getPropertyValue(name).trim())
  // A school's own colours may stand in another notation: they are checked where they are chosen.
  const known = colors.filter((color) => /^(#[\da-f]{6}|oklch\([\d.]+% [\d.]+ [\d.]+\))$/i.test(color))
  return Math.min(...known.map((color) => contrast(color, ground)))
}

/** How texts are read on a colour of the author's own, which is the same in both themes. */
export const OwnColor = ({ color }: { color: string }) => {
  const { t } = useTexts()
  const sample = useRef<HTMLParagraphElement>(null)
  const [least, setLeast] = useState<number>()
  useLayoutEffect(() => {
    if (sample.current) setLeast(leastContrastOn(sample.current, color))
  }, [color])
  const theme = toPublicLook({ ...plainLook, background: color })?.['data-theme'] ?? 'light'
  const isReadable = least === undefined || least >= readable
  return (
    <div className={styles.own}>
      <p ref={sample} className={styles.sample} data-theme={theme} style={{ background: color }}>
        <span>{t('lesson-editor.look_sample')}</span>{' '}
        <span className={styles.sampleNote}>{t('lesson-editor.look_sample_note')}</span>{' '}
        <span className={styles.sampleLink}>{t('lesson-editor.look_sample_link')}</span>
      </p>
      <p className={styles.verdict} data-tone={isReadable ? 'good' : 'weak'} role="status">
        <Icon of={isReadable ? CircleCheck : TriangleAlert} />
        {t(isReadable ? 'lesson-editor.look_readable' : 'lesson-editor.look_unreadable', {
          ratio: Math.floor((least ?? 0) * 10) / 10,
        })}
      </p>
      <p className={styles.help}>{t('lesson-editor.look_own_help')}</p>
    </div>
  )
}
