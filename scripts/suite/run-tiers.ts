import { addCounts, type Counts, printSummary } from '../reports/counts.ts'
import { costsOfJourneys, costsOfUnitTests, printCosts } from '../reports/costs.ts'
import { keepTiers, readTiers, reportFile, type Tier } from './report-files.ts'

/** A part of the suite. */
export interface TierRun {
  readonly name: string
  run(): Promise<Counts>
}

const lineOf = ({ name, seconds, passed, failed }: Tier): string =>
  `${name.padEnd(44)} ${seconds.toFixed(0).padStart(5)} s ${String(passed).padStart(7)} passed ${String(failed).padStart(5)} failed`

/** What cost most, so that growth is seen where it begins. */
const printSlowest = (): void => {
  printCosts('Unit, server and component tests, beside each other', costsOfUnitTests(reportFile('unit')))
  const journeys = ['main-line', 'changed', 'landing', 'journeys'].map(reportFile)
  printCosts('Journeys, beside each other', journeys.flatMap(costsOfJourneys))
}

/** A run that broke off has counted none of what was still to come. */
const brokenOff = (code: number, counted: readonly Tier[]): Counts[] =>
  code === 0 || counted.some(({ failed }) => failed > 0)
    ? []
    : [{ passed: 0, failed: 1, faults: [`npm test ended with ${code}, and nothing that failed is counted`] }]

/**
 * Runs parts of the suite one after the other, says at the end what each took and what failed, and ends the process: the last line
 * counts all parts.
 *
 * @param before exit code of the run that this one continues and counts; absent where there is none
 */
export const runTiers = async (runs: readonly TierRun[], before?: number): Promise<never> => {
  const tiers = before === undefined ? [] : readTiers()
  const counts: Counts[] = [...tiers, ...brokenOff(before ?? 0, tiers)]
  for (const { name, run } of runs) {
    const began = performance.now()
    const each = await run()
    counts.push(each)
    tiers.push({
      name,
      seconds: (performance.now() - began) / 1000,
      passed: each.passed,
      failed: each.failed,
      faults: each.faults,
    })
    keepTiers(tiers)
  }
  printSlowest()
  console.log(tiers.map(lineOf).join('\n'))
  const total = addCounts(counts)
  printSummary(total)
  process.exit(total.failed === 0 ? 0 : 1)
}
