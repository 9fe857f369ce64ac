import type { Area } from '@lectern/contract/quizzes/question-types/types/hotspot/area'
import { useState, type PointerEvent } from 'react'
import { pointOn, type Point } from '../../shared/picture/point.ts'
import { areaBetween, dragHandle, moveArea, type AreaShape } from './area-edits.ts'

export interface NamedArea {
  readonly id: string
  readonly text: string
  readonly area: Area
}

/** The areas of a picture, and what becomes of them while an author draws. */
export interface DrawnAreas {
  areas: readonly NamedArea[]
  /** What is drawn next. */
  shape: AreaShape
  chosen: string | undefined
  onChosen: (id: string | undefined) => void
  onArea: (id: string, area: Area) => void
  onDrawn: (area: Area) => void
}

/** What a pointer does while it is down. */
type Drag =
  | { readonly kind: 'draw'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'move'; readonly id: string; readonly from: Point; readonly area: Area }
  | { readonly kind: 'corner'; readonly id: string; readonly index: number; readonly area: Area }

/** Draws a new area on an empty place of the picture, moves the one below the pointer, or drags a corner of the chosen one. */
export const useAreaDrawing = ({ areas, shape, chosen, onChosen, onArea, onDrawn }: DrawnAreas) => {
  const [drag, setDrag] = useState<Drag>()

  const begin = (target: Element, from: Point): Drag => {
    const handle = target.closest<HTMLElement>('[data-handle]')
    const open = areas.find(({ id }) => id === chosen)
    if (handle && open)
      return { kind: 'corner', id: open.id, index: Number(handle.dataset['handle']), area: open.area }
    const id = target.closest<HTMLElement | SVGElement>('[data-area]')?.dataset['area']
    const named = areas.find((each) => each.id === id)
    return named ? { kind: 'move', id: named.id, from, area: named.area } : { kind: 'draw', from, to: from }
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    const next = begin(event.target, pointOn(event.currentTarget, event))
    event.currentTarget.setPointerCapture(event.pointerId)
    onChosen(next.kind === 'draw' ? undefined : next.id)
    setDrag(next)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag) return
    const to = pointOn(event.currentTarget, event)
    if (drag.kind === 'draw') setDrag({ ...drag, to })
    else if (drag.kind === 'corner') onArea(drag.id, dragHandle(drag.area, drag.index, to))
    else onArea(drag.id, moveArea(drag.area, to.x - drag.from.x, to.y - drag.from.y))
  }
  const onPointerUp = () => {
    if (drag?.kind === 'draw') onDrawn(areaBetween(shape, drag.from, drag.to))
    setDrag(undefined)
  }
  return {
    /** The area that is being drawn. */
    drawn: drag?.kind === 'draw' ? areaBetween(shape, drag.from, drag.to) : undefined,
    pointerProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => setDrag(undefined),
      // A finger draws here; the page is scrolled beside the picture.
      style: { touchAction: 'none', cursor: 'crosshair' },
    },
  }
}
