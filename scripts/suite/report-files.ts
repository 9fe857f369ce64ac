import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Reports of the last run. */
const folder = 'node_modules/.cache/lectern-reports'

export const reportFile = (name: string): string => `${folder}/${name}.json`

export const clearReports = (): void => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

const tier = z.object({
  name: z.string(),
  seconds: z.number(),
  passed: z.number(),
  failed: z.number(),
  /** What failed is told once more at the end of the run that continues this one: only an end may be kept of a log. */
  faults: z.array(z.string()).readonly(),
})

/** A part of the suite that ran, and what it took. */
export type Tier = z.infer<typeof tier>

/** Tiers of this run in order, after those of the run that it continues. */
export const readTiers = (): Tier[] => {
  const file = reportFile('tiers')
  return existsSync(file) ? z.array(tier).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

export const keepTiers = (tiers: readonly Tier[]): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(reportFile('tiers'), JSON.stringify(tiers))
}
