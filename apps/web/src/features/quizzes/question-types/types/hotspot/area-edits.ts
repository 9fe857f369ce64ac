import type { Area } from '@lectern/contract/quizzes/question-types/types/hotspot/area'
import { smallestSide } from '@lectern/contract/quizzes/question-types/types/hotspot/area-rules'
import { atShare, type Point } from '../../shared/picture/point.ts'

export type AreaShape = Area['shape']

type Box = Exclude<Area, { shape: 'polygon' }>

/** The side of an area that is put down by a click or a key. */
const usualSide = 0.2

const boxOf = (area: Area) => {
  if (area.shape !== 'polygon') return area
  const xs = area.corners.map(({ x }) => x)
  const ys = area.corners.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** A box on the picture, no smaller than an area may be. */
const toBox = (shape: Box['shape'], from: Point, to: Point): Box => {
  const width = within(Math.abs(to.x - from.x), smallestSide, 1)
  const height = within(Math.abs(to.y - from.y), smallestSide, 1)
  const x = within(Math.min(from.x, to.x), 0, 1 - width)
  const y = within(Math.min(from.y, to.y), 0, 1 - height)
  return { shape, x: atShare(x), y: atShare(y), width: atShare(width), height: atShare(height) }
}

/** The area that is drawn from one point to another; a click alone gives one of the usual size around it. */
export const areaBetween = (shape: AreaShape, from: Point, to: Point): Area => {
  const isClick = Math.hypot(to.x - from.x, to.y - from.y) < smallestSide / 2
  if (isClick) return areaAround(shape, from)
  const box = toBox('rectangle', from, to)
  return shape === 'polygon' ? diamondIn(box) : { ...box, shape }
}

/** An area of the usual size around a point, moved onto the picture. */
export const areaAround = (shape: AreaShape, { x, y }: Point): Area => {
  const half = usualSide / 2
  const left = within(x - half, 0, 1 - usualSide)
  const top = within(y - half, 0, 1 - usualSide)
  const box = toBox('rectangle', { x: left, y: top }, { x: left + usualSide, y: top + usualSide })
  return shape === 'polygon' ? diamondIn(box) : { ...box, shape }
}

const diamondIn = ({ x, y, width, height }: Box): Area => ({
  shape: 'polygon',
  corners: [
    { x: x + width / 2, y },
    { x: x + width, y: y + height / 2 },
    { x: x + width / 2, y: y + height },
    { x, y: y + height / 2 },
  ].map((corner) => ({ x: atShare(corner.x), y: atShare(corner.y) })),
})

/** The area moved by a share of the picture, as far as the picture goes. */
export const moveArea = (area: Area, dx: number, dy: number): Area => {
  const { x, y, width, height } = boxOf(area)
  const byX = within(x + dx, 0, 1 - width) - x
  const byY = within(y + dy, 0, 1 - height) - y
  if (area.shape !== 'polygon') return { ...area, x: atShare(x + byX), y: atShare(y + byY) }
  return {
    ...area,
    corners: area.corners.map((corner) => ({ x: atShare(corner.x + byX), y: atShare(corner.y + byY) })),
  }
}

/** The area made larger or smaller by a share of the picture, its left and upper edge where they were. */
export const resizeArea = (area: Area, dx: number, dy: number): Area => {
  const box = boxOf(area)
  const width = within(box.width + dx, smallestSide, 1 - box.x)
  const height = within(box.height + dy, smallestSide, 1 - box.y)
  if (area.shape !== 'polygon') return { ...area, width: atShare(width), height: atShare(height) }
  const stretch = (at: number, start: number, before: number, after: number) =>
    atShare(start + (before === 0 ? 0 : ((at - start) * after) / before))
  return {
    ...area,
    corners: area.corners.map(({ x, y }) => ({
      x: stretch(x, box.x, box.width, width),
      y: stretch(y, box.y, box.height, height),
    })),
  }
}

/** The points by which an area is drawn into another form: the corners of its box, or of itself. */
export const handlesOf = (area: Area): readonly Point[] => {
  if (area.shape === 'polygon') return area.corners
  const { x, y, width, height } = area
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** The area with one of its handles at another point; of a box the opposite corner stays. */
export const dragHandle = (area: Area, at: number, to: Point): Area => {
  if (area.shape === 'polygon')
    return {
      ...area,
      corners: area.corners.map((corner, each) =>
        each === at ? { x: atShare(to.x), y: atShare(to.y) } : corner,
      ),
    }
  const opposite = handlesOf(area)[(at + 2) % 4]
  return opposite ? { ...toBox(area.shape, opposite, to), shape: area.shape } : area
}

/** The polygon with one more corner between this one and the next. */
export const addCorner = (area: Area, at: number, most: number): Area => {
  if (area.shape !== 'polygon' || area.corners.length >= most) return area
  const one = area.corners[at]
  const next = area.corners[(at + 1) % area.corners.length]
  if (!one || !next) return area
  const between = { x: atShare((one.x + next.x) / 2), y: atShare((one.y + next.y) / 2) }
  return { ...area, corners: area.corners.toSpliced(at + 1, 0, between) }
}

/** The polygon without a corner; three stay. */
export const removeCorner = (area: Area, at: number): Area =>
  area.shape === 'polygon' && area.corners.length > 3
    ? { ...area, corners: area.corners.toSpliced(at, 1) }
    : area
