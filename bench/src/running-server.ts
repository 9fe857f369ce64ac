import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

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
