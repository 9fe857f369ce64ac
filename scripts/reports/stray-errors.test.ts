import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runNode } from '../programs.ts'

const runOf = async (content: string) => {
  // Inside of the project, so that the file finds Vitest.
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.cache/stray-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'one.test.ts'), `import { test } from 'vitest'\n${content}`)
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}')
  const file = join(folder, 'stray.json')
  const reporter = join(process.cwd(), 'scripts/reports/stray-errors.ts')
  const args = ['run', '--root', folder, `--reporter=${reporter}`, `--outputFile.stray=${file}`]
  const { code } = await runNode('node_modules/vitest/vitest.mjs', args)
  const errors: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return { code, errors }
}

test('an error that is thrown beside the tests is written with its stack', async () => {
  const run = await runOf(
    `test('passes', async () => {
      setTimeout(() => { throw new Error('nobody waits for this') })
      await new Promise((resolve) => setTimeout(resolve, 50))
    })`,
  )
  expect(run).toEqual({ code: 1, errors: [expect.stringMatching(/nobody waits for this[^]+one\.test\.ts/)] })
})

test('a run without such errors writes that there is none', async () => {
  expect(await runOf(`test('passes', () => {})`)).toEqual({ code: 0, errors: [] })
})
