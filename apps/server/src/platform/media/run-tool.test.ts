import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { runTool } from './run-tool.ts'

afterEach(() => vi.unstubAllEnvs())

const cacheOfChild = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-tool-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const args = ['-p', 'process.env.NODE_COMPILE_CACHE']
  const { output } = await runTool({ program: process.execPath, args, folder, timeoutMs: 30_000 })
  return output.trim()
}

test('a process of Node finds the compiled modules of this one, wherever it runs', async () => {
  vi.stubEnv('NODE_COMPILE_CACHE', 'node_modules/.cache/node')
  expect(await cacheOfChild()).toBe(resolve('node_modules/.cache/node'))
})

test('where this process keeps none, neither does another', async () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined)
  expect(await cacheOfChild()).toBe('undefined')
})
