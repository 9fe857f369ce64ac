import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
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

/** Keeps what each file took in the run of this name, which went through every look or through one. */
export const keepSeconds = async (run: string): Promise<void> => {
  const inOneLook = await countInOneLook()
  const journeys = readJourneys(reportFile(run)).toSorted((a, b) => a.file.localeCompare(b.file))
  const seconds = [...Map.groupBy(journeys, ({ file }) => file)].map(([file, all]) => {
    const sum = all.reduce((total, each) => total + each.seconds, 0)
    return [basename(file, '.spec.ts'), Math.round((sum * (inOneLook.get(file) ?? all.length)) / all.length)]
  })
  writeFileSync(secondsFile, `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`)
}
