import { z } from 'zod'
import { share } from '../pictures/picture-rules.ts'

/** The smallest side of an area: a fortieth of the picture. */
export const smallestSide = 0.025

const side = share.min(smallestSide)

export const areaLimits = { corners: 40 } as const

/** An area of a picture: a rectangle, an ellipse by the box around it, or a polygon by its corners in order. */
export const area = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('rectangle'), x: share, y: share, width: side, height: side }),
  z.object({ shape: z.literal('ellipse'), x: share, y: share, width: side, height: side }),
  z.object({
    shape: z.literal('polygon'),
    corners: z
      .array(z.object({ x: share, y: share }))
      .min(3)
      .max(areaLimits.corners),
  }),
])
export type Area = z.infer<typeof area>

/** The middle of an area, where its number stands. */
export const middleOf = (one: Area): { readonly x: number; readonly y: number } => {
  if (one.shape !== 'polygon') return { x: one.x + one.width / 2, y: one.y + one.height / 2 }
  const xs = one.corners.map(({ x }) => x)
  const ys = one.corners.map(({ y }) => y)
  const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { x: between(xs), y: between(ys) }
}
