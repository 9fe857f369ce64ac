import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { buildPages } from './build-pages.ts'
import type { Counts } from './reports/counts.ts'
import { checkDocs } from './check-docs.ts'
import { checkHouse, checkQueries } from './check-house.ts'
import { checkImports } from './check-imports.ts'
import { checkPageTexts } from './house/page-texts.ts'
import { checkTouches } from './house/touches.ts'
import { runNode, type Outcome } from './programs.ts'

interface Check {
  readonly name: string
  /** The check that tells the same among others: with it, this one runs only when it is asked for by name. */
  readonly isPartOf?: string
  run(): Promise<Outcome>
}

const packageProgram = (file: string, ...args: string[]) => runNode(`node_modules/${file}`, args)

/** Every folder with a tsconfig.json: workspaces, their scripts, ours. Lint finds the same errors of types in one go. */
const typeChecks = (): Check[] =>
  globSync([
    '{apps,packages}/*/tsconfig.json',
    'apps/*/scripts/tsconfig.json',
    '{scripts,e2e,bench}/tsconfig.json',
  ])
    .toSorted()
    .map((file) => ({
      name: `types ${file.replace(/.tsconfig\.json$/, '')}`,
      isPartOf: 'lint',
      run: () => packageProgram('typescript/bin/tsc', '-p', file),
    }))

const buildAndWeigh = async (): Promise<Outcome> => {
  const built = await buildPages({ quiet: true })
  if (built.code !== 0) return built
  const weighed = await runNode('apps/web/scripts/check-size.ts')
  return { ...weighed, seconds: built.seconds + weighed.seconds }
}

/** What type-aware rules ask of a file needs its types in any case: errors of types come with them at half of what they cost alone. */
const lint = () => packageProgram('oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings', '.')

/** The slowest first: the others fill the gaps. */
const checks = (): Check[] => [
  { name: 'lint', run: lint },
  { name: 'build and size', run: buildAndWeigh },
  ...typeChecks(),
  { name: 'unused code', run: () => packageProgram('knip/bin/knip.js', '--no-progress') },
  { name: 'format', run: () => packageProgram('oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'imports', run: checkImports },
  { name: 'names and folders', run: checkHouse },
  { name: 'queries', run: checkQueries },
  { name: 'touches', run: checkTouches },
  { name: 'pages of docs', run: checkDocs },
  { name: 'texts of pages', run: checkPageTexts },
  { name: 'texts', run: () => runNode('apps/web/scripts/check-texts.ts') },
]

const report = ({ name }: Check, { code, output, seconds }: Outcome) => {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(5)} s`)
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '       '))
}

const isChosen = ({ name, isPartOf }: Check, only: string | undefined) =>
  only === undefined ? isPartOf === undefined : name === only

/** Runs every check, or the one of that name, as many at a time as there are processors, and prints a line for each. */
export const runChecks = async (only?: string): Promise<Counts> => {
  const waiting = checks().filter((check) => isChosen(check, only))
  if (waiting.length === 0)
    throw new Error(
      `No check is called ${only}: ${checks()
        .map(({ name }) => name)
        .join(', ')}.`,
    )
  const counts = { passed: 0, failed: 0, faults: new Array<string>() }
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const outcome = await check.run()
      report(check, outcome)
      counts[outcome.code === 0 ? 'passed' : 'failed'] += 1
      if (outcome.code !== 0) counts.faults.push(`check ${check.name}\n${outcome.output.trim()}`)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return counts
}
