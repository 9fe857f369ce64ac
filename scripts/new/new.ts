import { runNode } from '../programs.ts'
import { makeBlock } from './block.ts'
import { makeCall } from './call.ts'
import { makeDomain } from './domain.ts'
import { makeListPage } from './list-page.ts'
import { makeQuestionType } from './question-type.ts'
import { makeSettingsPage } from './settings-page.ts'

// `npm run new -- question-type sorting`: makes the files of a new thing, and its lines where its kind is listed.

interface Kind {
  /** What stands behind the kind on the command line. */
  readonly takes: string
  readonly told: string
  /** What is left to its author. */
  readonly own: string
  readonly make: (...names: string[]) => string[]
}

const kinds: Readonly<Record<string, Kind>> = {
  'question-type': {
    takes: '<name>',
    told: 'a kind of question on every floor, a copy of multiple-answer',
    own: 'its files and its words in three languages',
    make: (name = '') => makeQuestionType(name),
  },
  block: {
    takes: '<name>',
    told: 'a kind of unit in lessons on every floor, a copy of audio',
    own: 'its files, its icon and its words in three languages',
    make: (name = '') => makeBlock(name),
  },
  domain: {
    takes: '<name>',
    told: 'a domain on every floor, in its lists, with a first call',
    own: 'its tier in import-rules.cjs, its journeys in e2e/tiers/areas.ts, its call; npm run check waits until a page uses it',
    make: (name = '') => makeDomain(name),
  },
  call: {
    takes: '<domain> <name>',
    told: 'an operation with its route, its sample and its line on the web',
    own: 'method, input, answer and right; npm run check waits until a page uses it',
    make: (domain = '', name = '') => makeCall(domain, name),
  },
  'list-page': {
    takes: '<domain> <name>',
    told: 'a page of the workbench with a list, its search and its call',
    own: 'the query, the columns, the entry in the menu and the words in three languages',
    make: (domain = '', name = '') => makeListPage(domain, name),
  },
  'settings-page': {
    takes: '<name>',
    told: 'a page of school settings with its form, in the menu of the school',
    own: 'its fields, its icon and its words in three languages',
    make: (name = '') => makeSettingsPage(name),
  },
}

const lines = Object.entries(kinds).map(
  ([kind, { takes, told }]) => `  ${`${kind} ${takes}`.padEnd(30)}${told}`,
)

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

/** The program's end is ours, with what it printed, when it fails. */
const mustRun = async (file: string, args: readonly string[] = []): Promise<void> => {
  const { code, output } = await runNode(file, args)
  if (code !== 0) stop(output)
}

const [, , kind = '', ...names] = process.argv
const chosen = kinds[kind]
if (chosen === undefined) {
  const usage = `npm run new -- <kind> <name>, with names like sorting or late-answers:\n${lines.join('\n')}`
  if (kind !== '') stop(`There is no kind ${kind}.\n${usage}`)
  console.log(usage)
  process.exit(0)
}
if (names.length !== chosen.takes.split(' ').length) stop(`Say npm run new -- ${kind} ${chosen.takes}`)
for (const name of names)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    stop(`${name} is no name: small letters and digits, with a hyphen between words, like late-answers.`)

const make = (): string[] => {
  try {
    return chosen.make(...names)
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

const touched = make()
if (kind.endsWith('page')) await mustRun('apps/web/scripts/write-routes.ts')
await mustRun('node_modules/oxfmt/bin/oxfmt', touched)
for (const path of touched) console.log(path)
console.log(`Now write what is its own: ${chosen.own}. Then npm run check.`)
