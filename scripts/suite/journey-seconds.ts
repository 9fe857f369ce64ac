import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { readJourneys } from '../reports/test-reports.ts'
import { reportFile } from './report-files.ts'
import { countInOneLook } from './run-journeys.ts'

const secondsFile = 'e2e/tiers/seconds.json'
const secondsOf = z.record(z.string(), z.number())

/** What each file of journeys takes in one look, as the last run of all of them measured it; a new file counts as a usual one. */
export const readSeconds = (): ((journey: string) => number) => {
  const known = secondsOf.parse(JSON.parse(readFileSync(secondsFile, 'utf8')))
  const sorted = Object.values(known).toSorted((a, b) => a - b)
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 20
  return (journey) => known[journey] ?? usual
}

/** Keeps what each file took in the run of this name, which went through every look. */
export const keepSeconds = async (run: string): Promise<void> => {
  const inOneLook = await countInOneLook()
  const journeys = readJourneys(reportFile(run)).toSorted((a, b) => a.journey.localeCompare(b.journey))
  const byFile = Map.groupBy(journeys, ({ journey }) => journey)
  const seconds = [...byFile].map(([journey, all]) => {
    const sum = all.reduce((total, each) => total + each.seconds, 0)
    return [journey, Math.round((sum * (inOneLook.get(journey) ?? all.length)) / all.length)] as const
  })
  writeFileSync(secondsFile, `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`)
}
