import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Outcome } from '../programs.ts'
import { readHouse, type SourceFile } from './read-house.ts'

/** A real thing of the house, and the words that came into it with that thing. */
interface Example {
  readonly kind: string
  readonly name: string
  /** Every file that says one of them had to be touched, or made, for it. */
  readonly words: RegExp
  /** The group of its texts. */
  readonly texts?: string
  /** Its own folders: each counts once. */
  readonly folders?: readonly string[]
  /** Files that may take it up, and need not. */
  readonly free?: RegExp
  readonly most: number
}

/** Texts of a group in every language: one thing to write, in three files. */
const textsOf = (group: string) => `apps/web/src/locales/{en,uk,ru}/${group}.json`

/** Pages are counted without their calls, which are calls. */
const examples: readonly Example[] = [
  {
    kind: 'domain',
    name: 'peer-reviews',
    words: /\bpeerReviewsDomain\b|'peer-reviews'/,
    folders: [
      'packages/contract/src/peer-reviews',
      'apps/server/src/domains/peer-reviews',
      'apps/web/src/features/peer-reviews',
    ],
    // Its rooms on three floors, and four lists.
    most: 7,
  },
  { kind: 'call', name: 'createQuiz', words: /\bcreateQuiz\b/, most: 6 },
  { kind: 'call', name: 'listViolations', words: /\blistViolations\b/, most: 6 },
  {
    kind: 'question type',
    name: 'multiple_answer',
    words: /\bmultipleAnswer\w*\b|\bmultiple_answer: |\bquestionSlugs = /,
    folders: [
      'packages/contract/src/quizzes/question-types/types/multiple-answer',
      'apps/web/src/features/quizzes/question-types/types/multiple-answer',
    ],
    // A format of another system leaves out what it does not know, and says so.
    free: /\/quizzes\/formats\/|^packages\/formats\//,
    // A type that can be changed into others stands in the table of conversions too.
    most: 8,
  },
  {
    kind: 'block kind',
    name: 'audio',
    words: /\baudio(?:Block|Description|Unit|Editor)\b|types\/audio\/|\bbuiltUnitTypes = /,
    folders: ['packages/contract/src/blocks/types/audio', 'apps/web/src/features/blocks/types/audio'],
    most: 7,
  },
  {
    kind: 'list page',
    name: 'practices to review',
    words: /\bPracticeList\b|'\/expert\/practices\/?'/,
    texts: 'quiz',
    most: 8,
  },
  {
    kind: 'settings page',
    name: 'access control',
    words: /\bAccessControlPage\b|'\/(?:expert\/)?settings\/access-control'/,
    texts: 'school',
    most: 6,
  },
]

/** What a thing touches: files, and folders that are its own. */
export const touchesOf = (
  house: readonly SourceFile[],
  { words, texts, folders = [], free }: Pick<Example, 'words' | 'texts' | 'folders' | 'free'>,
): string[] => {
  const own = (path: string) => folders.find((folder) => dirname(path).startsWith(folder))
  const said = house.filter(
    ({ path, text }) => own(path) === undefined && free?.test(path) !== true && words.test(text),
  )
  return [
    ...folders.map((folder) => `${folder}/`),
    ...said.map(({ path }) => path),
    ...(texts === undefined ? [] : [textsOf(texts)]),
  ].toSorted()
}

/** Lists outside of the sources that name every domain. */
const lists = ['e2e/tiers/areas.ts', 'import-rules.cjs']

const readAll = (): SourceFile[] => [
  ...readHouse(),
  ...lists.map((path) => ({ path, text: readFileSync(path, 'utf8'), imports: [] })),
]

/** Every example with what it touches. An example of which nothing is left in the sources says so by an error. */
const tell = (house: readonly SourceFile[]) =>
  examples.map((example) => {
    const touched = touchesOf(house, example)
    if (touched.length < 2)
      throw new Error(`Nothing says ${example.name} any more: give touches.ts another example.`)
    const told = `${example.kind} (${example.name}): ${touched.length} of at most ${example.most}`
    return {
      isTooMany: touched.length > example.most,
      text: [told, ...touched.map((path) => `  ${path}`)].join('\n'),
    }
  })

/** Whether a change of each kind touches no more files than it may. */
export const checkTouches = async (): Promise<Outcome> => {
  const began = performance.now()
  const tooMany = tell(readAll()).filter(({ isTooMany }) => isTooMany)
  return {
    code: tooMany.length === 0 ? 0 : 1,
    output: tooMany.map(({ text }) => text).join('\n'),
    seconds: (performance.now() - began) / 1000,
  }
}

/** Prints what each change touches. */
export const printTouches = (): void => {
  for (const { text } of tell(readAll())) console.log(text)
}
