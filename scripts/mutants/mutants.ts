import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../house/copy-project.ts'
import { type Outcome, runNode } from '../programs.ts'
import { type Mutant, mutants, type Noticing } from './guarantees.ts'

// `npm run mutants`: switches every guarantee off, one after the other, in a copy of the project, and tells whether a test, a
// type or a check notices. Words after `--` choose those whose guarantee or file holds one of them.

const commandOf = (noticedBy: Noticing): readonly string[] => {
  if (noticedBy.kind === 'types') return ['node_modules/typescript/bin/tsc', '-p', noticedBy.folder]
  if (noticedBy.kind === 'check') return ['scripts/check.ts', noticedBy.name]
  const { project, file, name } = noticedBy
  const chosen = name === undefined ? [] : ['-t', name]
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file, ...chosen]
}

/** The edited file. @throws Error when the place is not there exactly once: the code has moved on, and the list must follow */
const edited = ({ guarantee, file, find, replace }: Mutant, text: string): string => {
  const parts = text.split(find)
  if (parts.length !== 2) throw new Error(`${guarantee}: ${file} holds its place ${parts.length - 1} times`)
  return parts.join(replace)
}

const describe = ({ code, seconds }: Outcome) =>
  `${code === 0 ? 'passes' : 'fails '} ${seconds.toFixed(0).padStart(4)} s`

/** Runs commands in the copy; the same one on the code as it stands only once. */
const createTrial = (copy: string) => {
  const passing = new Map<string, Promise<Outcome>>()
  const run = ([program = '', ...args]: readonly string[]) => runNode(program, args, { cwd: copy })
  return async (mutant: Mutant): Promise<{ readonly isNoticed: boolean; readonly told: string }> => {
    const command = commandOf(mutant.noticedBy)
    const file = join(copy, mutant.file)
    const text = readFileSync(file, 'utf8')
    const changed = edited(mutant, text)
    const known = passing.get(command.join(' ')) ?? run(command)
    passing.set(command.join(' '), known)
    const before = await known
    if (before.code !== 0)
      return { isNoticed: false, told: `fails without the edit:\n${before.output.slice(-2_000)}` }
    writeFileSync(file, changed)
    const after = await run(command)
    writeFileSync(file, text)
    return { isNoticed: after.code !== 0, told: `${describe(before)} → ${describe(after)}` }
  }
}

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const isChosen = ({ guarantee, file }: Mutant) =>
  words.length === 0 || words.some((word) => `${guarantee} ${file}`.toLowerCase().includes(word))

const copy = await copyProject()
let unnoticed = 0
try {
  const trial = createTrial(copy)
  for (const mutant of mutants.filter(isChosen)) {
    const { isNoticed, told } = await trial(mutant)
    if (!isNoticed) unnoticed += 1
    console.log(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${mutant.guarantee.padEnd(60)} ${told}`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(
  unnoticed === 0
    ? 'Every guarantee is missed when it is gone.'
    : `${unnoticed} would be gone without a word.`,
)
process.exit(unnoticed === 0 ? 0 : 1)
