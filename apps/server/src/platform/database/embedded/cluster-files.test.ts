import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { isAlive } from './cluster-files.ts'

/** Starts a child, prints its id, and stands still: it never learns that the child has ended. */
const neverAsking = `
  process.stdout.write(String(require('node:child_process').spawn('true').pid))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`

test('a process runs until it ends, whether or not its parent has asked for its exit code', async () => {
  const parent = spawn(process.execPath, ['--eval', neverAsking], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [printed] = await once(parent.stdout, 'data')
    const child = Number(String(printed))
    await vi.waitFor(() => expect(readFileSync(`/proc/${child}/stat`, 'utf8')).toContain(') Z'))
    expect(() => process.kill(child, 0)).not.toThrow()
    expect(isAlive(child)).toBe(false)
    expect(isAlive(Number(parent.pid))).toBe(true)
  } finally {
    parent.kill('SIGKILL')
    await once(parent, 'exit')
  }
  expect(isAlive(Number(parent.pid))).toBe(false)
})

test('no process group passes for a process', () => {
  expect(isAlive(0)).toBe(false)
  expect(isAlive(-1)).toBe(false)
})
