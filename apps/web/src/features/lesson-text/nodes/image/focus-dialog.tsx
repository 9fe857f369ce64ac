import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type ImageAttributes, pictureAddress } from './image-attributes.ts'
import styles from './image.module.css'

interface FocusDialogProps {
  attrs: ImageAttributes
  fileId: string
  onClose: () => void
  onSave: (changes: Partial<ImageAttributes>) => void
}

const step = 0.05
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const within = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100

/** Chooses the point of a picture that stays in sight where there is no room for all of it: by a press, or by arrow keys. */
export const FocusDialog = ({ attrs, fileId, onClose, onSave }: FocusDialogProps) => {
  const { t } = useTexts()
  const [point, setPoint] = useState(attrs.focus ?? { x: 0.5, y: 0.5 })
  const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    setPoint({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    setPoint({ x: within(point.x + by[0]), y: within(point.y + by[1]) })
  }
  const words = t('lesson-text.image_point', {
    x: Math.round(point.x * 100),
    y: Math.round(point.y * 100),
  })
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('lesson-text.image_focus')}
      description={t('lesson-text.image_focus_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          {attrs.focus && (
            <Button onClick={() => onSave({ focus: null })}>{t('lesson-text.image_focus_none')}</Button>
          )}
          <Button onClick={onClose}>{t('create-course.cancel')}</Button>
          <Button variant="primary" onClick={() => onSave({ focus: point })}>
            {t('lesson-text.image_focus_save')}
          </Button>
        </>
      }
    >
      <div className={styles.focusStage} onPointerDown={press}>
        <img src={pictureAddress(fileId)} alt={attrs.alt} draggable={false} />
        <span
          className={styles.point}
          role="slider"
          tabIndex={0}
          aria-label={t('lesson-text.image_focus')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(point.x * 100)}
          aria-valuetext={words}
          style={{ insetInlineStart: `${point.x * 100}%`, insetBlockStart: `${point.y * 100}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
    </Dialog>
  )
}
