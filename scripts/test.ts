import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { runChecks } from './checks.ts'
import { addCounts, printSummary, type Counts } from './counts.ts'
import { debianPostgres } from './debian-postgres.ts'
import { findChromium } from './find-chromium.ts'
import { installTools } from './install-tools.ts'
import { runNode } from './programs.ts'

// `npm test`: machine tools, checks, unit and server tests (on Debian's PostgreSQL, and some on the embedded one), journeys.
const reports = 'node_modules/.cache/lectern-reports'

const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

const numberAt = (report: unknown, ...path: string[]): number => {
  let value = report
  for (const name of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof value === 'number' ? value : 0
}

/** A run that ended badly without naming a failed test (it did not even start) counts as one failure. */
const countsOf = (passed: number, failed: number, code: number): Counts => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
})

const runVitest = async (
  name: string,
  args: readonly string[],
  before: readonly string[] = [],
): Promise<Counts> => {
  const file = `${reports}/${name}.json`
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const [first = '', ...rest] = before.length === 0 ? vitest : [...before, process.execPath, ...vitest]
  const { code } = await runNode(first, rest, { show: true })
  const report = readReport(file)
  return countsOf(numberAt(report, 'numPassedTests'), numberAt(report, 'numFailedTests'), code)
}

/** What must also hold on the embedded database: the tables, the first start, and writes of many people at once. */
const onEmbeddedToo = [
  'apps/server/src/platform/database',
  'apps/server/src/first-start',
  'apps/server/src/domains/attempts',
  // Its own processes have been started on it already: these tests use no other.
  '--exclude=**/database/embedded/**',
]

/** Everything once on Debian's PostgreSQL, and a selection on the embedded one. */
const runUnitTests = async (): Promise<Counts[]> => {
  if (debianPostgres() === undefined) {
    console.log("Debian's PostgreSQL is missing: the server tests run on the embedded one only.")
    return [await runVitest('all', []), { passed: 0, failed: 1 }]
  }
  return [
    await runVitest('all', [], ['scripts/with-debian-postgres.ts']),
    await runVitest('embedded', ['--project', 'server', ...onEmbeddedToo]),
  ]
}

/** How many journeys may need their second try before the run counts as failed (decision 0024). */
const flakyLimit = 2

const runJourneys = async (): Promise<Counts> => {
  if (findChromium() === undefined) {
    console.log('Chromium is missing: the journeys could not run.')
    return { passed: 0, failed: 1 }
  }
  const file = `${process.cwd()}/${reports}/journeys.json`
  const { code } = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--retries=1', '--reporter=list,json'],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  )
  const report = readReport(file)
  const flaky = numberAt(report, 'stats', 'flaky')
  if (flaky > 0)
    console.log(`${flaky} of the journeys passed at the second try only: each is a fault to mend.`)
  const beyond = Math.max(0, flaky - flakyLimit)
  return countsOf(
    numberAt(report, 'stats', 'expected') + flaky - beyond,
    numberAt(report, 'stats', 'unexpected') + beyond,
    code,
  )
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await installTools()
const counts = addCounts([await runChecks(), ...(await runUnitTests()), await runJourneys()])
printSummary(counts)
process.exit(counts.failed === 0 ? 0 : 1)
