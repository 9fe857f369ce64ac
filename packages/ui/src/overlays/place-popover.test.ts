import { expect, test } from 'vitest'
import { placePopover } from './place-popover.ts'

const view = { width: 400, height: 600 }
const size = { width: 160, height: 200 }
const below = { side: 'below', align: 'start' } as const

test('stands below its anchor, in line with it', () => {
  const anchor = { left: 40, top: 100, width: 80, height: 36 }
  expect(placePopover(anchor, size, view, below)).toMatchObject({ left: 40, top: 142, side: 'below' })
})

test('turns above when there is no room below', () => {
  const anchor = { left: 40, top: 500, width: 80, height: 36 }
  expect(placePopover(anchor, size, view, below)).toMatchObject({ top: 294, side: 'above' })
})

test('stays on the wanted side, with what room there is, when the other side is no better', () => {
  const anchor = { left: 40, top: 250, width: 80, height: 36 }
  const placed = placePopover(anchor, { width: 160, height: 900 }, view, below)
  expect(placed).toMatchObject({ side: 'below', top: 292, room: 300, height: 300 })
})

test('moves along until it is wholly visible', () => {
  const anchor = { left: 360, top: 100, width: 36, height: 36 }
  expect(placePopover(anchor, size, view, below).left).toBe(400 - 160 - 8)
})

test('ends where its anchor ends when asked to', () => {
  const anchor = { left: 200, top: 100, width: 100, height: 36 }
  expect(placePopover(anchor, size, view, { side: 'below', align: 'end' }).left).toBe(140)
})

test('stands after its anchor, centred, as the tooltip of a narrow menu does', () => {
  const anchor = { left: 8, top: 100, width: 40, height: 40 }
  const placed = placePopover(anchor, { width: 100, height: 24 }, view, { side: 'after', align: 'center' })
  expect(placed).toMatchObject({ left: 54, top: 108, side: 'after' })
})

test.each(['below', 'above', 'before', 'after'] as const)(
  'a popover of any size that is wanted %s is wholly in sight, below what stays free',
  (side) => {
    const top = 44
    for (const anchorTop of [50, 90, 300, 520, 590])
      for (const height of [40, 300, 560, 900]) {
        const anchor = { left: 180, top: anchorTop, width: 36, height: 36 }
        const sized = { width: 160, height }
        const placed = placePopover(anchor, sized, { ...view, top }, { side, align: 'start' })
        expect(placed.top).toBeGreaterThanOrEqual(top + 8)
        expect(placed.top + placed.height).toBeLessThanOrEqual(600 - 8)
        expect(placed.left).toBeGreaterThanOrEqual(8)
      }
  },
)

test('what belongs to the top itself may stand beside it there', () => {
  const anchor = { left: 8, top: 8, width: 36, height: 36 }
  const placed = placePopover(anchor, size, { ...view, top: 44 }, { side: 'after', align: 'start' })
  expect(placed.top).toBe(8)
})
