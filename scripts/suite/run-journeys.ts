import { mainLine, type MainJourney } from '../../e2e/tiers/main-line.ts'
import { findChromium } from '../find-chromium.ts'
import { runNode } from '../programs.ts'
import type { Counts } from '../reports/counts.ts'
import { countsOfJourneys, readJourneys } from '../reports/test-reports.ts'
import { reportFile } from './report-files.ts'

/** Journeys that a tier runs. */
export interface JourneyRun {
  /** Names the report. */
  readonly name: string
  /** Files without their ending; all where none are named. */
  readonly journeys?: readonly string[]
  /** The main line alone, or all that is not of it. */
  readonly mainLine?: 'only' | 'without'
  /** Which look every journey has; all looks where none is named. */
  readonly look?: number
}

/** How many journeys may need their second try before the run counts as failed (decision 0024). */
const flakyLimit = 2

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The tool matches the file, the titles around and the title of a journey, with spaces between. */
const patternOf = ({ journey, title = '' }: MainJourney): string =>
  `journeys/${escaped(journey)}\\.spec\\.ts .*${escaped(title)}`

const mainPattern = mainLine.map(patternOf).join('|')

const argumentsOf = ({ journeys = [], mainLine: part }: JourneyRun): string[] => [
  ...journeys.map((journey) => `/${journey}.spec.ts`),
  ...(part === 'only' ? ['--grep', mainPattern] : []),
  ...(part === 'without' ? ['--grep-invert', mainPattern] : []),
]

/** A journey of the main line that is gone would leave its area without proof; in more than one look it would cost time. */
const missingOf = (paths: readonly string[]): string[] =>
  mainLine.flatMap((journey) => {
    const found = paths.filter((path) => new RegExp(patternOf(journey)).test(path)).length
    const isRight = journey.title === undefined ? found > 0 : found === 1
    return isRight ? [] : [`${journey.journey}.spec.ts ran ${found} times: ${journey.title ?? 'all of it'}`]
  })

const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
] as const

const environmentOf = (file: string, look: number | undefined): Record<string, string> => ({
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${file}`,
  ...(look === undefined ? {} : { LECTERN_LOOK: String(look) }),
})

/** How many journeys each file has in one look, by its path below `e2e`. */
export const countInOneLook = async (): Promise<Map<string, number>> => {
  const file = reportFile('listed')
  const [program, ...args] = playwright
  await runNode(program, [...args, '--list', '--reporter=json'], { env: environmentOf(file, 0) })
  const counts = new Map<string, number>()
  for (const { file: from } of readJourneys(file)) counts.set(from, (counts.get(from) ?? 0) + 1)
  return counts
}

/** Runs journeys against the build of these sources and says what came of them. */
export const runJourneys = async (run: JourneyRun): Promise<Counts> => {
  if (findChromium() === undefined)
    return { passed: 0, failed: 1, faults: ['Chromium is missing: the journeys could not run.'] }
  const file = reportFile(run.name)
  const [program, ...args] = playwright
  const { code } = await runNode(
    program,
    [...args, '--retries=1', '--reporter=list,json', ...argumentsOf(run)],
    {
      show: true,
      env: environmentOf(file, run.look),
    },
  )
  const counts = countsOfJourneys(file, code, flakyLimit)
  const missing = run.mainLine === 'only' ? missingOf(readJourneys(file).map(({ path }) => path)) : []
  return {
    passed: counts.passed,
    failed: counts.failed + missing.length,
    faults: [...counts.faults, ...missing],
  }
}
