import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { readJourneys } from './test-reports.ts'

/** What one test file took. */
export interface Cost {
  readonly file: string
  readonly seconds: number
}

const fileTimes = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/**
 * What each file of a Vitest run took, from the start of its first test to the end of its last. Imports are not in it: the
 * report does not tell them.
 *
 * @param report its report as JSON; without one there are no costs
 */
export const costsOfUnitTests = (report: string): Cost[] =>
  existsSync(report)
    ? fileTimes.parse(JSON.parse(readFileSync(report, 'utf8'))).testResults.map((each) => ({
        file: relative('', each.name),
        seconds: (each.endTime - each.startTime) / 1000,
      }))
    : []

/**
 * What the journeys of each file took, second tries included.
 *
 * @param report Playwright's report as JSON; without one there are no costs
 */
export const costsOfJourneys = (report: string): Cost[] => {
  const seconds = new Map<string, number>()
  for (const journey of readJourneys(report))
    seconds.set(journey.file, (seconds.get(journey.file) ?? 0) + journey.seconds)
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }))
}

const maxFiles = 10

/** Names the files that took longest, the longest first, and what all files took. */
export const printCosts = (title: string, costs: readonly Cost[]): void => {
  const sum = costs.reduce((all, { seconds }) => all + seconds, 0)
  const slowest = costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, maxFiles)
  console.log(`${title}: ${sum.toFixed(0)} s in ${costs.length} files, most of it in`)
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`)
}
