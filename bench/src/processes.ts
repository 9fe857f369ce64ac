import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

/** A server that was started for the measurement. */
export interface Started {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts a program of this repository and waits for the line in which it names its address. */
export const startProgram = async (
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  readyLine: RegExp,
): Promise<Started> => {
  const child = spawn(process.execPath, ['--no-warnings', file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await readAddress(child, readyLine)
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

const readAddress = async (child: ChildProcess, readyLine: RegExp): Promise<string> => {
  if (!child.stdout) throw new Error('The program has no output.')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const address = readyLine.exec(line)?.[1]
    if (address !== undefined) {
      // What comes later is read and dropped: a full pipe would stop the server.
      child.stdout.resume()
      return address
    }
  }
  throw new Error('The program ended before it was ready.')
}

/** Memory of a process in MiB: its own part and its share of what it has in common with others. */
export const memoryOf = (pid: number): number => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024
}

/** The highest resident memory that a process ever had, in MiB. */
export const peakMemoryOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}

/** Resident memory of a process, in MiB. */
export const memoryNow = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** By how much the resident memory of a process exceeded at most what it had before something was done, or at rest, in MiB. */
export const growthDuring = async (
  pid: number,
  work: () => Promise<void>,
  before = memoryNow(pid),
): Promise<number> => {
  let most = before
  const timer = setInterval(() => (most = Math.max(most, memoryNow(pid))), 50)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return most - before
}

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}

/** @throws Error when nothing is ready after a minute */
export const untilReady = async (origin: string): Promise<void> => {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    if (await isReady(origin)) return
    await wait(20)
  }
  throw new Error('Nothing was ready after a minute.')
}

/** The process of the PostgreSQL that a server keeps in its data folder. */
export const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
