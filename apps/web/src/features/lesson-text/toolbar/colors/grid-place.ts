/** Where a key leads in a grid that is filled row by row; undefined when it leads nowhere. */
export const toGridPlace = (key: string, at: number, count: number, columns: number): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: count - 1 - at,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const to = at + step
  return to >= 0 && to < count ? to : undefined
}
