import { rmSync } from 'node:fs'
import { debianPostgres } from '../debian-postgres.ts'
import { runNode } from '../programs.ts'
import type { Counts } from '../reports/counts.ts'
import { countsOfUnitTests } from '../reports/test-reports.ts'
import { reportFile } from './report-files.ts'

const runVitest = async (
  name: string,
  args: readonly string[],
  before: readonly string[] = [],
): Promise<Counts> => {
  const file = reportFile(name)
  const strayFile = reportFile(`${name}-stray`)
  rmSync(strayFile, { force: true })
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=scripts/reports/stray-errors.ts',
    `--outputFile.stray=${strayFile}`,
  ]
  const [first = '', ...rest] = before.length === 0 ? vitest : [...before, process.execPath, ...vitest]
  const { code } = await runNode(first, rest, { show: true })
  return countsOfUnitTests(file, strayFile, code)
}

/** Every unit, server and component test, on Debian's PostgreSQL; without it on the embedded one, which counts as a failure. */
export const runUnitTests = async (): Promise<Counts> => {
  if (debianPostgres() !== undefined) return runVitest('unit', [], ['scripts/with-debian-postgres.ts'])
  const { passed, failed, faults } = await runVitest('unit', [])
  const missing = "Debian's PostgreSQL is missing: the server tests ran on the embedded one only."
  return { passed, failed: failed + 1, faults: [...faults, missing] }
}

/** What must also hold on the embedded database: the tables, the first start, and writes of many people at once. */
const onEmbeddedToo = [
  'apps/server/src/platform/database',
  'apps/server/src/first-start',
  'apps/server/src/domains/attempts',
  // Its own processes have been started on it already: these tests use no other.
  '--exclude=**/database/embedded/**',
]

/** The tests of the server that ran on Debian's PostgreSQL, of which a selection runs on the embedded one too. */
export const runEmbedded = (): Promise<Counts> =>
  runVitest('embedded', ['--project', 'server', ...onEmbeddedToo])
