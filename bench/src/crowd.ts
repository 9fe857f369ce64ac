import { readFileSync } from 'node:fs'
import { openClient } from './closed-loop.ts'
import type { Started } from './processes.ts'

/** What every crowd is held to, in milliseconds: its slowest call, and the slow end of a quiet call beside it. */
export const goals = { slowest: 3_000, quiet: 500 } as const

/** One call of a crowd. */
export interface CrowdCall {
  readonly method: string
  readonly path: string
  readonly token: string
  readonly body?: unknown
}

/** A printed line: what one crowd met. */
export interface CrowdRow {
  readonly Crowd: string
  readonly errors: number
  readonly 'slowest ms': number
  readonly 'quiet p99 ms': number
  readonly 'memory MiB': number
  readonly goal: 'reached' | 'MISSED'
}

interface Outcome {
  readonly milliseconds: number
  readonly problem?: string
}

const quietEvery = 50

/** Each call has a connection of its own, as people have. */
const send = async (origin: string, { method, path, token, body }: CrowdCall): Promise<Outcome> => {
  const client = openClient(origin)
  const started = performance.now()
  const taken = () => performance.now() - started
  try {
    const reply = await client.send(method, path, token, body)
    if (reply.status < 400) return { milliseconds: taken() }
    return { milliseconds: taken(), problem: `${reply.status} ${reply.body.slice(0, 200)}` }
  } catch (error) {
    return { milliseconds: taken(), problem: String(error) }
  } finally {
    client.close()
  }
}

/** Asks for something small at every tick, whether the last call was answered or not. */
const beginQuietCalls = (origin: string, token: string): (() => Promise<Outcome[]>) => {
  const asked: Promise<Outcome>[] = []
  const ask = () => asked.push(send(origin, { method: 'GET', path: '/api/v1/cabinets', token }))
  ask()
  const timer = setInterval(ask, quietEvery)
  return () => {
    clearInterval(timer)
    return Promise.all(asked)
  }
}

const slowestOf = (outcomes: readonly Outcome[], part: number): number => {
  const sorted = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Memory that a process holds now, in MiB. */
const residentMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Sends all calls at one moment, with a quiet call every 50 ms beside them, and prints the first refusal, if any. */
export const measureCrowd = async (
  { origin, pid }: Started,
  quietToken: string,
  name: string,
  calls: readonly CrowdCall[],
): Promise<CrowdRow> => {
  const endQuietCalls = beginQuietCalls(origin, quietToken)
  const outcomes = await Promise.all(calls.map((call) => send(origin, call)))
  const quiet = await endQuietCalls()
  const problems = [...outcomes, ...quiet].flatMap(({ problem }) => problem ?? [])
  if (problems[0] !== undefined) console.error(`${name}: ${problems[0]}`)
  const [slowest, quietEnd] = [slowestOf(outcomes, 1), slowestOf(quiet, 0.99)]
  const isReached = problems.length === 0 && slowest < goals.slowest && quietEnd < goals.quiet
  return {
    Crowd: `${calls.length} × ${name}`,
    errors: problems.length,
    'slowest ms': Math.round(slowest),
    'quiet p99 ms': Math.round(quietEnd),
    'memory MiB': Math.round(residentMemory(pid)),
    goal: isReached ? 'reached' : 'MISSED',
  }
}
