import { mkdirSync, rmSync } from 'node:fs'
import { runChecks } from './checks.ts'
import { addCounts, printSummary, type Counts } from './reports/counts.ts'
import { debianPostgres } from './debian-postgres.ts'
import { findChromium } from './find-chromium.ts'
import { installTools } from './install-tools.ts'
import { runNode } from './programs.ts'
import { countsOfJourneys, countsOfUnitTests } from './reports/test-reports.ts'

// `npm test`: machine tools, checks, unit and server tests (on Debian's PostgreSQL, and some on the embedded one), journeys.
const reports = 'node_modules/.cache/lectern-reports'

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
  return countsOfUnitTests(file, code)
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
    const missing = "Debian's PostgreSQL is missing: the server tests ran on the embedded one only."
    return [await runVitest('all', []), { passed: 0, failed: 1, faults: [missing] }]
  }
  return [
    await runVitest('all', [], ['scripts/with-debian-postgres.ts']),
    await runVitest('embedded', ['--project', 'server', ...onEmbeddedToo]),
  ]
}

/** How many journeys may need their second try before the run counts as failed (decision 0024). */
const flakyLimit = 2

const runJourneys = async (): Promise<Counts> => {
  if (findChromium() === undefined)
    return { passed: 0, failed: 1, faults: ['Chromium is missing: the journeys could not run.'] }
  const file = `${process.cwd()}/${reports}/journeys.json`
  const { code } = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--retries=1', '--reporter=list,json'],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  )
  return countsOfJourneys(file, code, flakyLimit)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await installTools()
const counts = addCounts([await runChecks(), ...(await runUnitTests()), await runJourneys()])
printSummary(counts)
process.exit(counts.failed === 0 ? 0 : 1)
