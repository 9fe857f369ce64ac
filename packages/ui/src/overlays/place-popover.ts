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
  /** The height at which it is wholly in sight; higher ones scroll. */
  height: number
}

interface View {
  width: number
  height: number
  /** What stays free at the top. */
  top?: number
}

const gap = 6
const edge = 8

/** Less than this shows nothing of a list; then the anchor is covered. */
const leastHeight = 120

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
  view: View,
  wanted: { side: Side; align: Align },
): Placement => {
  // An anchor within the top itself has its popover below it.
  const start = anchor.top >= (view.top ?? 0) ? (view.top ?? 0) + edge : edge
  const roomAt: Record<Side, number> = {
    below: view.height - (anchor.top + anchor.height) - gap - edge,
    above: anchor.top - gap - start,
    after: view.width - (anchor.left + anchor.width) - gap - edge,
    before: anchor.left - gap - edge,
  }
  const vertical = wanted.side === 'below' || wanted.side === 'above'
  const needed = vertical ? size.height : size.width
  const turned = opposite[wanted.side]
  const side = roomAt[wanted.side] >= needed || roomAt[wanted.side] >= roomAt[turned] ? wanted.side : turned
  const room = roomAt[side]
  const whole = view.height - start - edge
  const height = Math.min(size.height, vertical ? Math.max(room, Math.min(leastHeight, whole)) : whole)
  const along = vertical
    ? {
        left: aligned(anchor.left, anchor.width, size.width, wanted.align),
        top: side === 'below' ? anchor.top + anchor.height + gap : anchor.top - gap - height,
      }
    : {
        left: side === 'after' ? anchor.left + anchor.width + gap : anchor.left - gap - size.width,
        top: aligned(anchor.top, anchor.height, height, wanted.align),
      }
  return {
    left: clamp(along.left, edge, Math.max(edge, view.width - size.width - edge)),
    top: clamp(along.top, start, Math.max(start, view.height - height - edge)),
    side,
    room,
    height,
  }
}
