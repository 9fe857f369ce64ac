import { area as areaSchema, type Area } from '@lectern/contract/quizzes/question-types/types/hotspot/area'
import { expect, test } from 'vitest'
import {
  addCorner,
  areaAround,
  areaBetween,
  dragHandle,
  handlesOf,
  moveArea,
  removeCorner,
  resizeArea,
} from './area-edits.ts'

const shapes = ['rectangle', 'ellipse', 'polygon'] as const
const box: Area = { shape: 'rectangle', x: 0.2, y: 0.3, width: 0.4, height: 0.2 }
const at = (x: number, y: number) => ({ x, y })

test('is drawn from any corner to any other', () => {
  expect(areaBetween('rectangle', at(0.6, 0.5), at(0.2, 0.3))).toEqual(box)
})

test.each(shapes)('a click puts down a %s of the usual size, on the picture even at its edge', (shape) => {
  for (const point of [at(0, 0), at(1, 1), at(0.5, 0.02)]) {
    const area = areaBetween(shape, point, point)
    expect(area).toEqual(areaAround(shape, point))
    expect(areaSchema.parse(area)).toEqual(area)
  }
})

test.each(shapes)('a %s stays on the picture however far it is moved, and keeps its size', (shape) => {
  const area = areaAround(shape, at(0.5, 0.5))
  const corner = moveArea(moveArea(area, 5, 5), -0.3, -0.3)
  expect(areaSchema.parse(corner)).toEqual(corner)
  expect(moveArea(area, -5, -5)).toEqual(areaAround(shape, at(0, 0)))
  expect(moveArea(moveArea(area, 0.1, 0.1), -0.1, -0.1)).toEqual(area)
})

test.each(shapes)('a %s grows up to the edge of the picture, and shrinks to what can be hit', (shape) => {
  const area = areaAround(shape, at(0.5, 0.5))
  for (const change of [5, -5]) {
    const changed = resizeArea(area, change, change)
    expect(areaSchema.parse(changed)).toEqual(changed)
  }
  expect(resizeArea(resizeArea(area, 0.1, 0.2), -0.1, -0.2)).toEqual(area)
})

test('a corner of a box is dragged while the opposite one stays', () => {
  expect(dragHandle(box, 0, at(0.1, 0.1))).toEqual({ ...box, x: 0.1, y: 0.1, width: 0.5, height: 0.4 })
  expect(handlesOf(dragHandle(box, 2, at(0.9, 0.9)))[0]).toEqual(at(0.2, 0.3))
})

test('a polygon gets corners between others and gives them back, down to three', () => {
  const polygon = areaAround('polygon', at(0.5, 0.5))
  const more = addCorner(polygon, 3, 40)
  expect(handlesOf(more)).toHaveLength(5)
  expect(removeCorner(more, 4)).toEqual(polygon)
  expect(addCorner(polygon, 0, 4)).toEqual(polygon)
  const three = removeCorner(polygon, 0)
  expect(removeCorner(three, 0)).toEqual(three)
})
