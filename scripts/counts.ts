/** How many checks or tests passed and failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
})

/** The agreed last line of `npm test` and `npm run check`. */
export const printSummary = ({ passed, failed }: Counts): void =>
  console.log(`${passed} passed, ${failed} failed`)
