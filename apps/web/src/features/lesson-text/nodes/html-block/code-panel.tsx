import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { CodeFieldProps } from '../../code/code-field.tsx'
import { LazyCodeField } from '../../code/lazy-code-field.tsx'
import styles from './html-block.module.css'
import { fittingHeight, heightAfterKey, panelHeights } from './panel-height.ts'

interface CodePanelProps {
  id: string
  field: CodeFieldProps
  /** Its edge was drawn to the top. */
  onHide: () => void
}

/** A code in a panel whose lower edge is drawn by a pointer and by keys (document 001 §4: 0 to 540 pixels). */
export const CodePanel = ({ id, field, onHide }: CodePanelProps) => {
  const { t } = useTexts()
  const [height, setHeight] = useState<number>(panelHeights.usual)
  const settle = (now: number) => {
    if (now > 0) return setHeight(now)
    onHide()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = heightAfterKey(height, event.key)
    if (next === null) return
    event.preventDefault()
    settle(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    setHeight((now) => fittingHeight(now + event.movementY))
  }
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.code} data-code="html" data-code-theme="vs-dark" style={{ blockSize: height }}>
        <LazyCodeField {...field} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be moved is a widget */}
      <div
        className={styles.edge}
        role="separator"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that can be moved is a widget
        tabIndex={0}
        aria-orientation="horizontal"
        aria-label={t('lesson-text.html_edge')}
        aria-valuenow={height}
        aria-valuemin={0}
        aria-valuemax={panelHeights.most}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onLostPointerCapture={() => settle(height)}
      />
    </div>
  )
}
