import { rmSync } from 'node:fs'
import { debianPostgres, startDebianPostgres } from '../debian-postgres.ts'
import { copyProject } from '../house/copy-project.ts'
import { type Outcome, runNode } from '../programs.ts'
import { type Mutant, mutants, type Noticing } from './guarantees.ts'
import { countPlaces, switchOff } from './switch-off.ts'

// `npm run mutants`: switches every guarantee off, one after the other, in a copy of the project, and tells whether a test, a
// type or a check notices. Words after `--` choose those whose guarantee or file holds one of them.

const commandOf = (noticedBy: Noticing): readonly string[] => {
  if (noticedBy.kind === 'types') return ['node_modules/typescript/bin/tsc', '-p', noticedBy.folder]
  if (noticedBy.kind === 'check') return ['scripts/check.ts', noticedBy.name]
  const { project, file, name } = noticedBy
  const chosen = name === undefined ? [] : ['-t', name]
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file, ...chosen]
}

const describe = ({ code, seconds }: Outcome) =>
  `${code === 0 ? 'passes' : 'fails '} ${seconds.toFixed(0).padStart(4)} s`

interface Verdict {
  readonly isNoticed: boolean
  readonly told: string
}

const unnoticed = (told: string): Verdict => ({ isNoticed: false, told })

/** Runs commands in the copy; the same one on the code as it stands only once. */
const createTrial = (copy: string, env: Readonly<Record<string, string>>) => {
  const passing = new Map<string, Promise<Outcome>>()
  const run = ([program = '', ...args]: readonly string[]) => runNode(program, args, { cwd: copy, env })
  return async (mutant: Mutant): Promise<Verdict> => {
    const places = countPlaces(mutant, copy)
    if (places !== 1) return unnoticed(`stale: ${mutant.file} holds its place ${places} times`)
    const command = commandOf(mutant.noticedBy)
    const known = passing.get(command.join(' ')) ?? run(command)
    passing.set(command.join(' '), known)
    const before = await known
    if (before.code !== 0) return unnoticed(`fails without the edit:\n${before.output.slice(-2_000)}`)
    const takeBack = switchOff(mutant, copy)
    const after = await run(command)
    takeBack()
    return { isNoticed: after.code !== 0, told: `${describe(before)} → ${describe(after)}` }
  }
}

/** Tests of a mutant use Debian's PostgreSQL where there is one: it starts once, not with every command. */
const startDatabase = async () => {
  const programs = debianPostgres()
  const started = programs === undefined ? undefined : await startDebianPostgres(programs, { isFast: true })
  return {
    env: started === undefined ? undefined : { TEST_DATABASE_URL: started.url },
    stop: async () => started?.stop(),
  }
}

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const isChosen = ({ guarantee, file }: Mutant) =>
  words.length === 0 || words.some((word) => `${guarantee} ${file}`.toLowerCase().includes(word))

const copy = await copyProject()
const database = await startDatabase()
let gone = 0
try {
  const trial = createTrial(copy, database.env ?? {})
  for (const mutant of mutants.filter(isChosen)) {
    const { isNoticed, told } = await trial(mutant)
    if (!isNoticed) gone += 1
    console.log(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${mutant.guarantee.padEnd(60)} ${told}`)
  }
} finally {
  await database.stop()
  rmSync(copy, { recursive: true, force: true })
}
console.log(
  gone === 0 ? 'Every guarantee is missed when it is gone.' : `${gone} would be gone without a word.`,
)
process.exit(gone === 0 ? 0 : 1)
