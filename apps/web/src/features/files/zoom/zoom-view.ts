/** How a picture stands in the window: its scale, and how far it is moved from the middle in pixels. */
export interface ZoomView {
  scale: number
  x: number
  y: number
}

export interface Box {
  width: number
  height: number
}

export const zoomLimits = { least: 1, most: 8, double: 2.5, key: 1.25 } as const

/** The whole picture in the middle. */
export const whole: ZoomView = { scale: 1, x: 0, y: 0 }

const between = (value: number, most: number): number => {
  const kept = Math.min(most, Math.max(-most, value))
  // Never a minus nought.
  return kept === 0 ? 0 : kept
}

/** Keeps the picture from leaving the window: an edge is dragged no further than to the window's. */
export const clampToStage = ({ scale, x, y }: ZoomView, picture: Box, stage: Box): ZoomView => ({
  scale,
  x: between(x, Math.max(0, (picture.width * scale - stage.width) / 2)),
  y: between(y, Math.max(0, (picture.height * scale - stage.height) / 2)),
})

/**
 * The view after zooming by `factor`, with the point at `at` (from the middle of the window) staying where it is.
 *
 * @param picture its size at scale 1
 */
export const zoomAt = (
  view: ZoomView,
  factor: number,
  at: { x: number; y: number },
  picture: Box,
  stage: Box,
): ZoomView => {
  const scale = Math.min(zoomLimits.most, Math.max(zoomLimits.least, view.scale * factor))
  const grown = scale / view.scale
  return clampToStage(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    picture,
    stage,
  )
}
