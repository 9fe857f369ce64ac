export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Side = 'below' | 'above' | 'before' | 'after'
export type Align = 'start' | 'center' | 'end'

export interface Placement {
  left: number
  top: number
  side: Side
  /** What is left for the popover in the direction of its side. */
  room: number
}

const gap = 6
const edge = 8

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

const aligned = (start: number, length: number, own: number, align: Align) => {
  if (align === 'start') return start
  if (align === 'end') return start + length - own
  return start + (length - own) / 2
}

const opposite = { below: 'above', above: 'below', before: 'after', after: 'before' } as const

/**
 * Where a popover of `size` goes beside `anchor` inside a view of `view` (all in pixels of the view): on the wanted
 * side, turned to the opposite one when only that has room, moved along until it is wholly visible.
 */
export const placePopover = (
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  wanted: { side: Side; align: Align },
): Placement => {
  const roomAt: Record<Side, number> = {
    below: view.height - (anchor.top + anchor.height) - gap - edge,
    above: anchor.top - gap - edge,
    after: view.width - (anchor.left + anchor.width) - gap - edge,
    before: anchor.left - gap - edge,
  }
  const vertical = wanted.side === 'below' || wanted.side === 'above'
  const needed = vertical ? size.height : size.width
  const turned = opposite[wanted.side]
  const side = roomAt[wanted.side] >= needed || roomAt[wanted.side] >= roomAt[turned] ? wanted.side : turned
  const room = roomAt[side]
  const height = vertical ? Math.min(size.height, room) : size.height
  const along = vertical
    ? {
        left: aligned(anchor.left, anchor.width, size.width, wanted.align),
        top: side === 'below' ? anchor.top + anchor.height + gap : anchor.top - gap - height,
      }
    : {
        left: side === 'after' ? anchor.left + anchor.width + gap : anchor.left - gap - size.width,
        top: aligned(anchor.top, anchor.height, size.height, wanted.align),
      }
  return {
    left: clamp(along.left, edge, Math.max(edge, view.width - size.width - edge)),
    top: clamp(along.top, edge, Math.max(edge, view.height - height - edge)),
    side,
    room,
  }
}
