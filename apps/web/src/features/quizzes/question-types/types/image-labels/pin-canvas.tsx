import type { Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { PictureFrame } from '../../shared/picture/picture-frame.tsx'
import { pointOn, type Point } from '../../shared/picture/point.ts'
import type { LabelItem } from './label-edits.ts'
import styles from './pin-canvas.module.css'

interface PinCanvasProps {
  image: Picture
  items: readonly LabelItem[]
  onPoint: (point: Point) => void
  onMove: (id: string, point: Point) => void
}

/** How far one press of an arrow goes, as a share of the picture; with Shift ten times as far. */
const step = 0.005

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const at = (share: number): string => `${share * 100}%`

const within = (share: number): number => Math.min(Math.max(share, 0), 1)

/** The picture on which an author puts places: a press makes one, and it is moved by a pointer or by arrows. */
export const PinCanvas = ({ image, items, onPoint, onMove }: PinCanvasProps) => {
  const { t } = useTexts()
  const [held, setHeld] = useState<string>()
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    const id = event.target.closest<HTMLElement>('[data-pin]')?.dataset['pin']
    if (id === undefined) return onPoint(pointOn(event.currentTarget, event))
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld(id)
  }
  const onKeyDown = (event: KeyboardEvent, { id, place }: LabelItem) => {
    const [dx, dy] = arrows[event.key] ?? []
    if (dx === undefined || dy === undefined || !place) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    onMove(id, { x: within(place.x + dx * far), y: within(place.y + dy * far) })
  }
  return (
    <PictureFrame
      image={image}
      style={{ cursor: 'crosshair' }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => held !== undefined && onMove(held, pointOn(event.currentTarget, event))}
      onPointerUp={() => setHeld(undefined)}
      onPointerCancel={() => setHeld(undefined)}
    >
      {items.map((item, index) =>
        item.place === null ? null : (
          <button
            key={item.id}
            type="button"
            className={styles.pin}
            style={{ left: at(item.place.x), top: at(item.place.y) }}
            data-pin={item.id}
            aria-label={t('questions.label_on_picture', {
              number: index + 1,
              name: item.text,
              left: Math.round(item.place.x * 100),
              top: Math.round(item.place.y * 100),
            })}
            onKeyDown={(event) => onKeyDown(event, item)}
          >
            {index + 1}
          </button>
        ),
      )}
    </PictureFrame>
  )
}
