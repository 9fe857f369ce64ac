/** Splits 100 over `count` items in whole numbers; what is left over goes to the first items (document 000 §3). */
export const splitPercent = (count: number): number[] => {
  const share = count > 0 ? Math.floor(100 / count) : 0
  const left = count > 0 ? 100 % count : 0
  return Array.from({ length: Math.max(0, count) }, (_each, at) => share + (at < left ? 1 : 0))
}
