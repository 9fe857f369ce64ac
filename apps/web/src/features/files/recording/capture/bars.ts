/**
 * The bars of the visualiser, 0 to 1, from low to high: the loudness of equal parts of the lower half of the frequencies,
 * where a voice is.
 *
 * @param levels 0 to 255 each, as an AnalyserNode gives them
 */
export const barsOf = (levels: Uint8Array, count: number): number[] => {
  const used = Math.max(count, Math.floor(levels.length / 2))
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * used) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * used) / count))
    const part = levels.subarray(from, to)
    const sum = part.reduce((total, level) => total + level, 0)
    return part.length === 0 ? 0 : sum / part.length / 255
  })
}
