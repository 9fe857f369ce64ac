interface Spot {
  readonly x: number
  readonly y: number
}

/** As much of an area as says where it is. */
type Outline =
  | { readonly shape: 'polygon'; readonly corners: readonly Spot[] }
  | (Spot & { readonly shape: 'rectangle' | 'ellipse'; readonly width: number; readonly height: number })

/** The smallest side of an area: a fortieth of the picture. */
export const smallestSide = 0.025

export const areaLimits = { corners: 40 } as const

/** The middle of an area, where its number stands. */
export const middleOf = (one: Outline): Spot => {
  if (one.shape !== 'polygon') return { x: one.x + one.width / 2, y: one.y + one.height / 2 }
  const xs = one.corners.map(({ x }) => x)
  const ys = one.corners.map(({ y }) => y)
  const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { x: between(xs), y: between(ys) }
}
