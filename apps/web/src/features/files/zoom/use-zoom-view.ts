import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { clampToStage, whole, zoomAt, zoomLimits, type ZoomView } from './zoom-view.ts'

interface Point {
  x: number
  y: number
}

const wheelStep = 1.2

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Zooms one picture by wheel, two fingers, double click and keys, and drags it. Begins anew with each `picture`. */
export const useZoomView = (picture: string) => {
  const stage = useRef<HTMLDivElement>(null)
  const imageRef = useRef<HTMLImageElement>(null)
  const [shown, setShown] = useState<{ picture: string; view: ZoomView }>({ picture, view: whole })
  const view = shown.picture === picture ? shown.view : whole
  const pointers = useRef(new Map<number, Point>())
  // A drag that ends on the ground is no press on it.
  const dragged = useRef(false)

  const setView = (next: ZoomView) => setShown({ picture, view: next })
  const sizes = () => ({
    stage: { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 },
    picture: { width: imageRef.current?.offsetWidth ?? 0, height: imageRef.current?.offsetHeight ?? 0 },
  })
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) => {
    const { picture: size, stage: room } = sizes()
    setView(zoomAt(view, factor, at, size, room))
  }
  const moveBy = (x: number, y: number) => {
    const { picture: size, stage: room } = sizes()
    setView(clampToStage({ ...view, x: view.x + x, y: view.y + y }, size, room))
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomBy(event.deltaY < 0 ? wheelStep : 1 / wheelStep, fromMiddle({ x: event.clientX, y: event.clientY }))
  })
  useEffect(() => {
    const { current: box } = stage
    // React listens to the wheel passively: the page would scroll along.
    box?.addEventListener('wheel', onWheel, { passive: false })
    return () => box?.removeEventListener('wheel', onWheel)
  }, [])

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    dragged.current = false
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    if (distance(before, now) < 1) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = true
    pointers.current.set(event.pointerId, now)
    if (!other) return moveBy(now.x - before.x, now.y - before.y)
    const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle)
  }
  const onPointerUp = (event: PointerEvent) => pointers.current.delete(event.pointerId)
  const onDoubleClick = (event: { clientX: number; clientY: number }) =>
    view.scale > 1
      ? setView(whole)
      : zoomBy(zoomLimits.double, fromMiddle({ x: event.clientX, y: event.clientY }))

  return {
    stage,
    picture: imageRef,
    view,
    zoomBy,
    reset: () => setView(whole),
    wasDragged: () => dragged.current,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick },
  }
}
