import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { runNode, type Outcome } from './programs.ts'

const folders = [
  'packages/contract/src',
  'packages/formats/src',
  'packages/ui/src',
  'apps/server/src',
  'apps/stand-ins/src',
  'apps/web/src',
]

interface Violation {
  readonly from: string
  readonly to: string
  readonly comment?: string
  readonly rule: { readonly name: string }
  readonly cycle?: readonly { readonly name: string }[]
}

interface Report {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: { readonly violations: readonly Violation[] }
}

/** The arrows of `import-rules.cjs`. Also fails when a source file was not seen: then nothing was checked. */
export const checkImports = async (): Promise<Outcome> => {
  const outcome = await runNode('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
    ...['--config', 'import-rules.cjs', '--output-type', 'json', ...folders],
  ])
  const report = parseReport(outcome.output)
  if (report === undefined) return { ...outcome, code: outcome.code || 1 }
  const sentences = [...unseenFiles(report), ...report.summary.violations.map(describe)]
  return { ...outcome, code: sentences.length === 0 ? 0 : 1, output: sentences.join('\n') }
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'modules' in value && 'summary' in value

const parseReport = (text: string): Report | undefined => {
  try {
    const report: unknown = JSON.parse(text)
    return isReport(report) ? report : undefined
  } catch {
    return undefined
  }
}

const unseenFiles = (report: Report) => {
  const seen = new Set(report.modules.map(({ source }) => source))
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { exclude: (path) => path.endsWith('.gen.ts') || path.endsWith('.d.ts') },
  )
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !seen.has(path))
    .map((path) => `${path} was not read by dependency-cruiser`)
}

const describe = ({ rule, from, to, comment, cycle }: Violation) => {
  const path = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ')
  return `${rule.name}: ${from} → ${path}${comment === undefined ? '' : `\n  ${comment}`}`
}
