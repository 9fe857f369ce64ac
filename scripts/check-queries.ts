import { globSync, readFileSync } from 'node:fs'
import { lineOf } from './line-of.ts'

const domains = 'apps/server/src/domains/'
const sources = 'apps/server/src/{domains,platform}/**/*.ts'

/**
 * Queries of school data that name neither the school nor the person whose own rows they are, and why. Keyed by file and
 * table, so that another table in the same file is not excused with it.
 */
const unscoped: Readonly<Record<string, string>> = {
  'courses/own-products.repository.ts courses':
    'the products that a person takes part in, of whatever schools',
  'courses/own-products.repository.ts lessons':
    'the courses that a person takes part in, of whatever schools',
  'files/files.repository.ts files': 'the address of a file names no school: whoever asks decides on it',
  'files/players/player-logs.repository.ts playerLogs': 'old ones are removed in all schools',
  'files/process-state.ts files': 'the job of one file',
  'files/uploads/uploads.repository.ts uploads':
    'an upload is found by its person before, and old ones are removed in all schools',
  'lessons/sections.repository.ts infoUnits':
    'a link to a unit names no school: its lesson is then asked for in the school of the host',
  'quizzes/quizzes.repository.ts quizVersions':
    'the version that an attempt names, which was found by its person',
  'staff/invitations/invitations.repository.ts invitations':
    'found by the secret in the letter, or by the address of who was invited',
  'staff/ownership/ownership.repository.ts ownershipTransfers': 'found by the secret in the letter',
}

/** Where the text of a call's arguments ends, which begin at `from`. */
const endOfArguments = (text: string, from: number): number => {
  let depth = 1
  let at = from
  for (; depth > 0 && at < text.length; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
  return at - 1
}

/** Tables that say of each row which school it is of. */
const schoolTables = (): ReadonlySet<string> =>
  new Set(
    globSync('apps/server/src/**/*.tables.ts').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/^export const /m)
        .filter((part) => /^\w+ = pgTable\(/.test(part) && /^ +cabinetId: /m.test(part))
        .map((part) => part.split(' ', 1)[0] ?? ''),
    ),
  )

/**
 * A condition with the definitions in the same file of what it names, and of what those name: a query may put its condition
 * together before.
 */
const spelledOut = (condition: string, text: string, depth = 2): string =>
  [...condition.matchAll(/\b[a-z]\w+\b/g)]
    .map(([name]) => new RegExp(`^( *)const ${name} = [\\s\\S]*?(?=\\n\\1\\S)`, 'm').exec(text)?.[0] ?? '')
    .map((definition) =>
      definition === '' || depth === 1 ? definition : spelledOut(definition, text, depth - 1),
    )
    .join('\n')
    .concat(condition)

const isScoped = (condition: string): boolean => /abinetId\b|\.(user|owner)Id\b/.test(condition)

const findUnscoped = (file: string, text: string, tables: ReadonlySet<string>): string[] =>
  [...text.matchAll(/\.where\(/g)].flatMap(({ index }) => {
    const begin = index + '.where('.length
    const condition = text.slice(begin, endOfArguments(text, begin))
    const table = [...text.slice(0, index).matchAll(/\.(?:from|update|delete)\((\w+)\)/g)].at(-1)?.[1] ?? ''
    if (
      !tables.has(table) ||
      isScoped(spelledOut(condition, text)) ||
      `${file.replace(domains, '')} ${table}` in unscoped
    )
      return []
    return [`${file}:${lineOf(text, index)} asks for ${table} without their school`]
  })

const findUnnamedColumns = (file: string, text: string): string[] =>
  [...text.matchAll(/\.(?:select(?:Distinct)?|returning)\(\)/g)].map(
    ({ 0: call, index }) => `${file}:${lineOf(text, index)} ${call.slice(1)} takes every column: name them`,
  )

/** Queries of school data without their school, and queries that take every column there is or will be. */
export const findLooseQueries = (): string[] => {
  const tables = schoolTables()
  return globSync(sources, { exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...findUnscoped(file, text, tables), ...findUnnamedColumns(file, text)]
  })
}
