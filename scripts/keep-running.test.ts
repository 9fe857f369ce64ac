import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

const folder = mkdtempSync(join(tmpdir(), 'lectern-kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that writes its process id down, then goes on as told. */
const program = (name: string, rest: string) => {
  const file = join(folder, `${name}.mjs`)
  const notes = join(folder, `${name}.txt`)
  writeFileSync(notes, '')
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
     const note = () => appendFileSync(${JSON.stringify(notes)}, process.pid + '\\n')
     ${rest}`,
  )
  return { file, pids: () => readFileSync(notes, 'utf8').split('\n').filter(Boolean).map(Number) }
}

const living = `process.on('SIGTERM', () => process.exit(7))
  setInterval(() => {}, 1000)
  process.send('ready', note)`

/** The process id of start number `count`. */
const pidOfStart = (pids: () => number[], count: number) =>
  vi.waitFor(
    () => {
      const pid = pids()[count - 1]
      if (pid === undefined) throw new Error(`start ${count} did not happen`)
      return pid
    },
    { timeout: 15_000 },
  )

test('a killed program is started again, each time after a longer pause, and every death is told', async () => {
  const { file, pids } = program('killed', living)
  const lines: string[] = []
  const kept = keepRunning({ file, log: (line) => lines.push(line), firstPauseMs: 10 })
  for (const count of [1, 2, 3]) process.kill(await pidOfStart(pids, count), 'SIGKILL')
  await pidOfStart(pids, 4)
  expect(lines).toEqual([
    'The server ended by SIGKILL. Starting it again in 0.01 s.',
    'The server ended by SIGKILL. Starting it again in 0.02 s.',
    'The server ended by SIGKILL. Starting it again in 0.04 s.',
  ])
  kept.stop('SIGTERM')
  expect(await kept.ended).toBe(7)
  expect(pids()).toHaveLength(4)
})

test('a program that ends before it is ready is not started again', async () => {
  const { file, pids } = program('unready', `note(); process.exit(3)`)
  const kept = keepRunning({ file, log: () => {}, firstPauseMs: 1 })
  expect(await kept.ended).toBe(3)
  expect(pids()).toHaveLength(1)
})

test('a stop during the pause ends at once', async () => {
  const { file, pids } = program('paused', living)
  const told = Promise.withResolvers<string>()
  const kept = keepRunning({ file, log: told.resolve, firstPauseMs: 3_600_000 })
  process.kill(await pidOfStart(pids, 1), 'SIGKILL')
  await told.promise
  kept.stop('SIGTERM')
  expect(await kept.ended).toBe(0)
})
