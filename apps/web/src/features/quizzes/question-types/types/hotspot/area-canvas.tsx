import type { Area } from '@lectern/contract/quizzes/question-types/types/hotspot/area'
import { areaLimits, middleOf } from '@lectern/contract/quizzes/question-types/types/hotspot/area-rules'
import type { Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { PictureFrame } from '../../shared/picture/picture-frame.tsx'
import styles from './area-canvas.module.css'
import { addCorner, dragHandle, handlesOf, moveArea, removeCorner, resizeArea } from './area-edits.ts'
import { AreaShape } from './area-shape.tsx'
import { useAreaDrawing, type DrawnAreas, type NamedArea } from './use-area-drawing.ts'

interface AreaCanvasProps extends DrawnAreas {
  image: Picture
}

/** How far one press of an arrow goes, as a share of the picture. */
const step = 0.01

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const at = (share: number): string => `${share * 100}%`

const inPercent = (share: number): number => Math.round(share * 100)

/** The picture on which an author draws areas, moves them and gives them their form, with a pointer or with keys. */
export const AreaCanvas = (props: AreaCanvasProps) => {
  const { image, areas, chosen, onChosen, onArea } = props
  const { t } = useTexts()
  const [news, tell] = useState('')
  const { drawn, pointerProps } = useAreaDrawing(props)
  const placeOf = (area: Area) => {
    const { x, y } = middleOf(area)
    return t('questions.area_place', { left: inPercent(x), top: inPercent(y) })
  }
  const change = (id: string, area: Area) => {
    onArea(id, area)
    tell(placeOf(area))
  }
  const onKeyDown = (event: KeyboardEvent, { id, area }: NamedArea) => {
    const [dx, dy] = moves[event.key] ?? []
    if (dx === undefined || dy === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    change(id, event.shiftKey ? resizeArea(area, dx, dy) : moveArea(area, dx, dy))
  }
  const open = areas.find(({ id }) => id === chosen)
  return (
    <PictureFrame image={image} {...pointerProps}>
      <svg className={styles.shapes} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        {areas.map(({ id, area }) => (
          <AreaShape
            key={id}
            area={area}
            className={styles.shape}
            data-area={id}
            data-chosen={id === chosen || undefined}
          />
        ))}
        {drawn && <AreaShape area={drawn} className={styles.shape} data-chosen />}
      </svg>
      {areas.map((named, index) => {
        const { x, y } = middleOf(named.area)
        return (
          <button
            key={named.id}
            type="button"
            className={styles.number}
            style={{ left: at(x), top: at(y) }}
            data-area={named.id}
            data-chosen={named.id === chosen || undefined}
            aria-pressed={named.id === chosen}
            aria-label={t('questions.area_on_picture', {
              number: index + 1,
              name: named.text,
              place: placeOf(named.area),
            })}
            onFocus={() => onChosen(named.id)}
            onKeyDown={(event) => onKeyDown(event, named)}
          >
            {index + 1}
          </button>
        )
      })}
      {open && <Handles area={open.area} onArea={(area) => change(open.id, area)} />}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </PictureFrame>
  )
}

interface HandlesProps {
  area: Area
  onArea: (area: Area) => void
}

/** The corners of the chosen area; those of a polygon can be added and taken away. */
const Handles = ({ area, onArea }: HandlesProps) => {
  const { t } = useTexts()
  const isPolygon = area.shape === 'polygon'
  const onKeyDown = (event: KeyboardEvent, index: number, x: number, y: number) => {
    const [dx, dy] = moves[event.key] ?? []
    if (dx !== undefined && dy !== undefined) onArea(dragHandle(area, index, { x: x + dx, y: y + dy }))
    else if (event.key === '+' && isPolygon) onArea(addCorner(area, index, areaLimits.corners))
    else if (event.key === 'Delete' && isPolygon) onArea(removeCorner(area, index))
    else return
    event.preventDefault()
  }
  return handlesOf(area).map(({ x, y }, index) => (
    <button
      // oxlint-disable-next-line react/no-array-index-key -- corners have nothing but their place in the outline
      key={index}
      type="button"
      className={styles.handle}
      style={{ left: at(x), top: at(y) }}
      data-handle={index}
      aria-label={t(isPolygon ? 'questions.area_corner' : 'questions.area_side', {
        number: index + 1,
      })}
      onKeyDown={(event) => onKeyDown(event, index, x, y)}
      onDoubleClick={() => isPolygon && onArea(addCorner(area, index, areaLimits.corners))}
    />
  ))
}
