const leastRatio = 1.6
const mostPadding = 0.6

/** Height of a player's box as a part of its width: never higher than 0.6, whatever the film is (document 001 §9). */
export const boxPadding = (width: number | null, height: number | null): number => {
  const ratio = width && height ? width / height : 16 / 9
  return Math.min(1 / Math.max(ratio, leastRatio), mostPadding)
}
