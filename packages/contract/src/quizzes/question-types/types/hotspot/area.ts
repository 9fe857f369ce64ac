import { z } from 'zod'
import { share } from '../../shared/pictures/picture-rules.ts'
import { areaLimits, smallestSide } from './area-rules.ts'

const side = share.min(smallestSide)

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
