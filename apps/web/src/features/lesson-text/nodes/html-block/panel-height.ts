/** Of the code panel, in pixels (document 001 §5, §9). */
export const panelHeights = { usual: 250, most: 540, step: 20 } as const

/** A height to which the panel may be drawn: whole pixels, from nothing to the most. */
export const fittingHeight = (height: number): number =>
  Math.min(panelHeights.most, Math.max(0, Math.round(height)))

/** The height after a key on the panel's edge; null for keys that mean nothing there. */
export const heightAfterKey = (height: number, key: string): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: panelHeights.step,
    ArrowUp: -panelHeights.step,
  }
  if (key === 'Home') return 0
  if (key === 'End') return panelHeights.most
  const step = steps[key]
  return step === undefined ? null : fittingHeight(height + step)
}
