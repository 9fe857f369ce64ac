import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findLooseQueries } from './check-queries.ts'
import { leftNames, leftWords } from './left-names.ts'
import { lineOf } from './line-of.ts'
import type { Outcome } from './programs.ts'

const folders = '{apps/*/{src,scripts},packages/*/src,e2e,bench,scripts}'
/** What is installed, built, or left by journeys that failed. */
const notOurs = ['**/node_modules/**', '**/dist/**', 'e2e/test-results/**']
const mostFilesInFolder = 25
const fewestLinesOfWeb = 6

/** Folders that may hold more files side by side, and why. */
const longFolders: Readonly<Record<string, string>> = {
  'e2e/journeys': 'one file for each journey',
}

/** Files of the web that are shorter than a file should be, and why. A door (`index.ts`) is as short as what it lets out. */
const shortFiles: Readonly<Record<string, string>> = {
  'apps/web/src/entry-client.tsx': 'an entry',
  'apps/web/src/frame/areas/use-visitor.ts': 'one hook of many pages',
  'apps/web/src/features/schools/public-school.ts': 'carried by every page, without the rest of api.ts',
  'apps/web/src/lib/new-key.ts': 'one function of several features',
  'apps/web/src/lib/routing/areas.ts': 'paths and links both need it',
  'apps/web/src/features/files/recording/clock-text.ts': 'one function of recorder and players',
  'apps/web/src/features/identity/sign-in/fields/form-text.ts': 'one function of many forms',
}

/** Files that must read what older versions wrote, and files about words that left. */
const saysOldNames =
  /^scripts\/left-names\.ts$|\/uploads\/stored-uploads(\.test)?\.ts$|\/first-start\/upgrade[\w-]*\.test\.ts$|\/left-words(\.test)?\.ts$/

const findLeftNames = (files: readonly string[]): string[] => {
  const pattern = new RegExp(`\\b(?:${Object.keys(leftNames).join('|')})\\b`, 'g')
  return files
    .filter((file) => !saysOldNames.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(pattern)].map(
        ({ 0: name, index }) => `${file}:${lineOf(text, index)} ${name} left: say ${leftNames[name]}`,
      )
    })
}

/** Names made with a word that left the code, other than those of the wire. */
const findLeftWords = (files: readonly string[]): string[] =>
  files
    .filter((file) => !saysOldNames.test(file) && !file.endsWith('.gen.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return Object.entries(leftWords).flatMap(([word, { say, onWire }]) =>
        [...text.matchAll(new RegExp(`\\w*${word}\\w*`, 'gi'))]
          .filter(({ 0: name }) => !onWire.includes(name) && !/^[A-Z][a-z]+$/.test(name))
          .map(({ 0: name, index }) => `${file}:${lineOf(text, index)} ${name}: say ${say}`),
      )
    })

const findLongFolders = (files: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > mostFilesInFolder && !(folder in longFolders))
    .map(([folder, count]) => `${folder} holds ${count} files side by side: ${mostFilesInFolder} at most`)
}

const findShortFiles = (files: readonly string[]): string[] =>
  files
    .filter((file) => /^apps\/web\/src\/.*\.tsx?$/.test(file) && !/\/(routes\/|index\.ts$)/.test(file))
    .filter((file) => !(file in shortFiles))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines < fewestLinesOfWeb)
    .map(({ file, lines }) => `${file} has ${lines} lines: move them to where they are used`)

/** Backticked words of a cell, without what follows a colon. */
const wordsOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`:]+)[^`]*`/g)].flatMap(([, word]) => (word === undefined ? [] : [word]))

const textOfAll = (pattern: string): string =>
  globSync(pattern, { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** Rows of docs/glossary.md that name a word of the wire or a table that does not exist. */
const findUntrueRows = (): string[] => {
  const contract = textOfAll('packages/contract/src/**/*.ts')
  const tables = textOfAll('apps/server/src/**/*.tables.ts')
  const isOnWire = (word: string) => new RegExp(`\\b${word}\\b`).test(contract)
  const isTable = (word: string) => new RegExp(`pgTable\\(\\s*'${word.split('.')[0]}'`).test(tables)
  return readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => {
      const [, concept = '', , , , , wire = '', table = ''] = line.split('|')
      const untrue = [
        ...wordsOf(wire).filter((word) => !isOnWire(word)),
        ...wordsOf(table).filter((word) => !isTable(word)),
      ]
      return untrue.map((word) => `docs/glossary.md, ${concept.trim()}: nothing is called ${word}`)
    })
}

/** What the folder of a kind of unit holds on each floor. */
const partsOfKinds: Readonly<Record<string, readonly string[]>> = {
  'packages/contract/src/blocks/types': ['index.ts'],
  'apps/web/src/features/blocks/types': ['description.ts', 'editor.tsx', 'unit.tsx'],
}

/** Kinds of unit that lack their folder, or a part of it, on a floor. */
const findIncompleteKinds = (): string[] => {
  const floors = Object.keys(partsOfKinds)
  const kinds = new Set(floors.flatMap((floor) => globSync('*', { cwd: floor })))
  return floors.flatMap((floor) =>
    [...kinds].flatMap((kind) =>
      (partsOfKinds[floor] ?? [])
        .map((part) => `${floor}/${kind}/${part}`)
        .filter((file) => !existsSync(file))
        .map((file) => `${file} is missing: a kind of unit has the same parts as the others`),
    ),
  )
}

/** Where a kind of unit may be named: its own folders, the list of ids, and the demo, which shows one of each. */
const namesKinds =
  /\/blocks\/types\/|\/blocks\/unit-types\.ts$|\/first-start\/demo\/content\.ts$|\.test\.tsx?$|\/testing\//

/** Places that ask of which kind a unit is, instead of asking its kind (`blockTypeOf`). */
const findNamedKinds = (files: readonly string[]): string[] =>
  files
    .filter((file) => /^(apps\/\w+|packages\/(contract|formats))\/src\//.test(file) && !namesKinds.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(/\bunitType\b|\b(type_id|typeId) [!=]== \d|\b(Unit|Shown)\w*<\d>/g)].map(
        ({ 0: name, index }) =>
          `${file}:${lineOf(text, index)} ${name}: other rooms name no kind of unit, its registry tells`,
      )
    })

/** Time and chance that a rule takes for itself: both are arguments, so that the same facts always give the same answer. */
const findOwnClocks = (files: readonly string[]): string[] =>
  files
    .filter((file) => /^packages\/(contract|formats)\/src\//.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(/\b(?:Date\.now\(|new Date\(\)|Math\.random\b|performance\.now\()/g)].map(
        ({ 0: call, index }) => `${file}:${lineOf(text, index)} ${call} makes a rule depend on the moment`,
      )
    })

/** Names that left, kinds of unit that are incomplete or named elsewhere, rows of the glossary that are not true, folders that are too long, and files of the web that are too short to be files. */
export const checkHouse = async (): Promise<Outcome> => {
  const began = performance.now()
  const code = globSync(`${folders}/**/*.{ts,tsx,cjs}`, { exclude: notOurs })
  const all = globSync(`${folders}/**/*.*`, {
    exclude: [...notOurs, '**/locales/**'],
  })
  const problems = [
    ...findLeftNames(code),
    ...findLeftWords(code),
    ...findIncompleteKinds(),
    ...findNamedKinds(code),
    ...findLongFolders(all),
    ...findShortFiles(code),
    ...findUntrueRows(),
    ...findOwnClocks(code),
  ]
  return outcomeOf(problems, began)
}

/** Queries that could reach another school, or take columns that nobody named. */
export const checkQueries = async (): Promise<Outcome> => {
  const began = performance.now()
  return outcomeOf(findLooseQueries(), began)
}

const outcomeOf = (problems: readonly string[], began: number): Outcome => ({
  code: problems.length === 0 ? 0 : 1,
  output: problems.join('\n'),
  seconds: (performance.now() - began) / 1000,
})
