/** How many checks or tests passed and failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Each that failed or needed a second try: its name, and what it said. */
  readonly faults: readonly string[]
}

export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  faults: all.flatMap(({ faults }) => faults),
})

/** What is read of one fault; the whole of it stands further above. */
const mostLines = 60

/** What went wrong, and the agreed last line of `npm test` and `npm run check`. */
export const printSummary = ({ passed, failed, faults }: Counts): void => {
  for (const [index, fault] of faults.entries()) {
    const [name, ...lines] = fault.split('\n')
    console.log(
      [`${index + 1}. ${name}`, ...lines.slice(0, mostLines).map((line) => `   ${line}`)].join('\n'),
    )
  }
  console.log(`${passed} passed, ${failed} failed`)
}
