import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { runNode, runProgram } from '../programs.ts'
import { changedSince, rewritten } from '../suite/changed-journeys.ts'
import { startLoad } from './load.ts'
import { lineOfTally, steadyReport, tallyOf } from './tally.ts'

// `npm run test:steady -- [commit | files] [--times=20]`: journeys that changed since a commit, many times, on a busy machine
// and without a second try. They run on the last build.
const report = resolve('node_modules/.cache/lectern-reports/steady.json')

const git = async (...args: readonly string[]): Promise<string | undefined> => {
  const { code, output } = await runProgram('git', args)
  return code === 0 ? output.trim() : undefined
}

/** Where this branch left main; on main itself, the commit before. */
const lastCommon = async (): Promise<string> => {
  const base = await git('merge-base', 'HEAD', 'main')
  return base === undefined || base === (await git('rev-parse', 'HEAD')) ? 'HEAD~1' : base
}

const chosen = async (named: readonly string[]): Promise<readonly string[]> => {
  // A journey may be named with a line: `sales.spec.ts:12`.
  if (named.some((name) => existsSync(name.replace(/:\d+$/, '')))) return named
  const commit = named[0] ?? (await lastCommon())
  console.log(`Journeys that changed since ${commit}:`)
  return rewritten(await changedSince(commit)).map((journey) => `/${journey}.spec.ts`)
}

const runUnderLoad = async (journeys: readonly string[], times: number): Promise<number> => {
  const endLoad = startLoad()
  try {
    const { code } = await runNode(
      'node_modules/@playwright/test/cli.js',
      [
        ...['test', '--config', 'e2e/playwright.config.ts', '--retries=0', `--repeat-each=${times}`],
        ...['--reporter=line,json', ...journeys],
      ],
      { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    )
    return code
  } finally {
    endLoad()
  }
}

const args = process.argv.slice(2)
const [times = 20] = args.filter((arg) => arg.startsWith('--times=')).map((arg) => Number(arg.slice(8)))
const journeys = await chosen(args.filter((arg) => !arg.startsWith('--')))
if (journeys.length === 0) {
  console.log('None.')
  process.exit(0)
}
console.log(journeys.join('\n'))
mkdirSync(resolve(report, '..'), { recursive: true })
rmSync(report, { force: true })
const code = await runUnderLoad(journeys, times)
if (existsSync(report))
  for (const tally of tallyOf(steadyReport.parse(JSON.parse(readFileSync(report, 'utf8')))))
    console.log(lineOfTally(tally))
process.exit(code)
