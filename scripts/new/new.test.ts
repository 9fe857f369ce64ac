import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../house/copy-project.ts'
import { runNode, runProgram } from '../programs.ts'
import { makeQuestionType } from './question-type.ts'

const folders = [
  'packages/contract/src/quizzes/question-types',
  'apps/web/src/features/quizzes/question-types',
  'apps/web/src/locales',
]

/** Where no check of the copy meets it. */
const everyFloorFile = 'node_modules/every-floor.json'

/** One program for all floors: what they share is read once. */
const everyFloor = {
  extends: '../tsconfig.base.json',
  compilerOptions: {
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
  },
  include: ['../apps/server/src', '../apps/web/src', '../e2e/**/*.ts'],
}

/** The parts of the project in which a question type stands, in a folder of their own. */
const copyOfProject = () => {
  const root = mkdtempSync(join(tmpdir(), 'lectern-new-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of folders) cpSync(folder, join(root, folder), { recursive: true })
  return { root, read: (file: string) => readFileSync(join(root, file), 'utf8') }
}

test('a new question type stands in every registry, with its words in every language', () => {
  const { root, read } = copyOfProject()
  const touched = makeQuestionType('by-heart', root)
  const registries = touched.filter((path) => !path.endsWith('/'))
  expect(registries.filter((file) => !/by_heart|byHeart/.test(read(file)))).toEqual([])
  expect(read(`${folders[0]}/slugs.ts`)).toMatch(/'multiple_answer',\s+'by_heart',/)
  expect(read(`${folders[0]}/types/by-heart/index.ts`)).toContain("slug: 'by_heart'")
  expect(read(`${folders[1]}/types/by-heart/editor.tsx`)).toContain('ByHeartEditor')
  expect(JSON.parse(read('apps/web/src/locales/uk/questions.json'))).toHaveProperty('type_by_heart_help')
})

test('nothing of the copied type is left in the new one', () => {
  const { root, read } = copyOfProject()
  makeQuestionType('by-heart', root)
  expect(read(`${folders[0]}/types/by-heart/question.ts`)).not.toMatch(/multiple.?answer/i)
})

test('a question type that is there already is refused, and stays as it is', () => {
  const { root, read } = copyOfProject()
  const before = read(`${folders[0]}/registry.ts`)
  expect(() => makeQuestionType('single-answer', root)).toThrow(
    'There is a question type single-answer already.',
  )
  expect(read(`${folders[0]}/registry.ts`)).toBe(before)
})

describe('in a copy of the project', () => {
  let root = ''
  const run = (...args: string[]) => runNode(args[0] ?? '', args.slice(1), { cwd: root })
  const make = (...args: string[]) => run('scripts/new/new.ts', ...args)
  const changed = () =>
    runProgram('git', ['ls-files', '--modified', '--others', '--exclude-standard'], { cwd: root })

  beforeAll(async () => {
    root = await copyProject()
    await runProgram('git', ['init', '--quiet'], { cwd: root })
    await runProgram('git', ['add', '.'], { cwd: root })
    return () => rmSync(root, { recursive: true })
  })

  test('without a kind, what there is to make is listed', async () => {
    const { code, output } = await make()
    expect(code).toBe(0)
    for (const kind of ['question-type', 'block', 'domain', 'call', 'list-page', 'settings-page'])
      expect(output).toMatch(new RegExp(`^  ${kind} .*<name> +\\w`, 'm'))
  })

  test.each([
    [['poll', 'mood'], 'There is no kind poll.'],
    [['block'], 'Say npm run new -- block <name>'],
    [['block', 'PollBox'], 'PollBox is no name'],
    [['block', 'audio'], 'There is a kind of unit audio already.'],
    [['domain', 'orders'], 'There is a domain orders already.'],
    [['call', 'nowhere', 'find-it'], 'There is no domain nowhere that takes calls: attempts, '],
    [['call', 'quizzes', 'create-quiz'], 'There is a call createQuiz '],
    [['list-page', 'courses', 'storage'], 'There is a page /expert/storage already.'],
    [['settings-page', 'access-control'], 'There is a page /expert/settings/access-control already.'],
  ])('%j is refused in words, and nothing is written', async (args, words) => {
    const { code, output } = await make(...args)
    expect([code, output]).toEqual([1, expect.stringContaining(words)])
    expect((await changed()).output).toBe('')
  })

  test(
    'everything that is made compiles, stands in its registries, and has its texts in three languages',
    {
      timeout: 300_000,
    },
    async () => {
      for (const args of [
        ['question-type', 'by-heart'],
        ['block', 'poll-box'],
        ['domain', 'gift-cards'],
        ['call', 'gift-cards', 'find-late'],
        ['call', 'courses', 'count-courses'],
        ['list-page', 'orders', 'late-payments'],
        ['settings-page', 'opening-hours'],
      ])
        expect([args, await make(...args)]).toEqual([args, expect.objectContaining({ code: 0 })])
      writeFileSync(join(root, everyFloorFile), JSON.stringify(everyFloor))
      const checks = [
        ['node_modules/typescript/bin/tsc', '-p', everyFloorFile],
        ...['touches', 'imports', 'names and folders', 'queries', 'texts', 'format'].map((check) => [
          'scripts/check.ts',
          check,
        ]),
        [
          ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract', '--project', 'web'],
          ...['blocks', 'question-types'],
        ],
      ]
      for (const check of checks)
        expect([check, await run(...check)]).toEqual([check, expect.objectContaining({ code: 0 })])
    },
  )
})
