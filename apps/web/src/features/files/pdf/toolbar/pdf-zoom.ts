/** Constants of the PDF viewer's zoom (document 001 §2, §9). */
export const pdfZoom = {
  step: 1.04,
  least: 0.1,
  most: 10,
  /** Milliseconds until what was zoomed is drawn sharp again. */
  redrawDelay: 400,
  /** Pixels of width under which a whole page is shown at first. */
  narrow: 722,
} as const

/** Presets in their order; numbers are scales. */
export const zoomPresets = [
  'auto',
  'page-actual',
  'page-fit',
  'page-width',
  '0.5',
  '0.75',
  '1',
  '1.25',
  '1.5',
  '2',
  '3',
  '4',
] as const
export type ZoomPreset = (typeof zoomPresets)[number]

/** What a document is shown at first, in a view of `width` pixels. */
export const firstZoom = (width: number): ZoomPreset => (width < pdfZoom.narrow ? 'page-fit' : 'auto')

const inLimits = (scale: number): number => Math.min(pdfZoom.most, Math.max(pdfZoom.least, scale))

/** The scale after `steps` steps; below nought is smaller. Each step is seen, also where a hundredth is more than 4 %. */
export const zoomed = (scale: number, steps: number): number => {
  const round = steps > 0 ? Math.ceil : Math.floor
  const next = round(Number((scale * pdfZoom.step ** steps * 100).toFixed(6))) / 100
  return inLimits(next)
}

/** The scale after fingers moved apart by `factor`. */
export const pinched = (scale: number, factor: number): number =>
  inLimits(Math.round(scale * factor * 100) / 100)

/** Whether a zoom follows the size of the view. */
export const followsView = (zoom: string): boolean => zoom === 'auto' || zoom.startsWith('page-')

/** What of a viewer its scale needs. */
interface Scaled {
  readonly currentScale: number
  updateScale(change: { scaleFactor: number; drawingDelay: number; origin?: number[] }): void
}

/**
 * Shows a document larger or smaller at once; its pages are drawn sharp again when it has rested.
 *
 * @param origin the point of the window that stays where it is
 */
export const rescale = (viewer: Scaled, scale: number, origin?: [number, number]): void =>
  viewer.updateScale({
    scaleFactor: scale / viewer.currentScale,
    drawingDelay: pdfZoom.redrawDelay,
    ...(origin && { origin }),
  })
