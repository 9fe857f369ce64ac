import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'lectern-plain-'))
const hook = join(root, 'scripts', 'plain-modules.cjs')
const program = join(root, 'apps/server/src/program.ts')

const write = (source: string) => {
  for (const file of [hook, program]) mkdirSync(join(file, '..'), { recursive: true })
  copyFileSync(join(import.meta.dirname, 'plain-modules.cjs'), hook)
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  writeFileSync(program, source)
}

const run = (...flags: string[]) => {
  const { stdout } = spawnSync(process.execPath, [...flags, `--require=${hook}`, program], {
    encoding: 'utf8',
  })
  return stdout
}

/** Node itself may not take types out: what runs came from the hook. */
const runByHook = () => run('--no-experimental-strip-types')

afterEach(() => rmSync(root, { recursive: true, force: true }))

it('gives Node the program without its types, and a changed program as it is now', () => {
  write('const words: string = "first"\nconsole.log(words)')
  expect([runByHook(), runByHook()]).toEqual(['first\n', 'first\n'])
  write('const words: string = "second"\nconsole.log(words)')
  expect(runByHook()).toBe('second\n')
})

it('leaves lines where they are', () => {
  write('type Gone = {\n  is: true\n}\nconsole.log(/program.ts:(\\d+)/.exec(String(new Error().stack))?.[1])')
  expect(runByHook()).toBe('4\n')
})

it('lets Node do it where no file can be written', () => {
  write('const words: string = "all the same"\nconsole.log(words)')
  writeFileSync(join(root, 'node_modules'), 'not a folder')
  expect(run()).toBe('all the same\n')
})
