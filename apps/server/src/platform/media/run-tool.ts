import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { MediaError } from './media-error.ts'
import { processorMs } from './processor-time.ts'
import { reservedCorePrefix, succeeds } from './reserved-core.ts'

export interface ToolRun {
  readonly program: string
  readonly args: readonly string[]
  /** The only folder in which the tool has anything to do; also its home. */
  readonly folder: string
  /** Milliseconds of real time. */
  readonly timeoutMs: number
  /** MiB that it may write to; 1024 unless said otherwise. Address space would count what runtimes only reserve. */
  readonly memory?: number
  /** Seconds of processor time; four times the real time unless said otherwise. */
  readonly cpuSeconds?: number
  /** Hears each line of the output as it comes. */
  readonly onLine?: (line: string) => void
  readonly signal?: AbortSignal | undefined
}

export interface ToolResult {
  readonly code: number
  readonly output: string
  /** The end of what it complained about. */
  readonly complaints: string
}

const mostOutput = 4_000_000
const mostComplaints = 4_000

/** Outside the network: a hostile file may name addresses to read (THREATS T33). Not every machine allows it. */
let offline: readonly string[] | undefined
const offlinePrefix = (): readonly string[] => {
  offline ??= succeeds('unshare', '--user', '--net', '--map-root-user', 'true')
    ? ['unshare', '--user', '--net', '--map-root-user', '--']
    : []
  return offline
}

let limited: boolean | undefined
const limits = ({ memory = 1024, timeoutMs, cpuSeconds }: ToolRun): string[] => {
  limited ??= succeeds('prlimit', '--nofile=64', 'true')
  if (!limited) return []
  const seconds = cpuSeconds ?? Math.ceil(timeoutMs / 1000) * 4
  return [
    'prlimit',
    `--data=${memory * 1024 * 1024}`,
    // One more until it is killed, so that the signal tells the reason.
    `--cpu=${seconds}:${seconds + 1}`,
    '--nofile=256',
    '--fsize=34359738368',
    '--core=0',
    '--',
  ]
}

/** Readers and writers of files are Node too: they take less than half the time where this process keeps compiled modules. */
const compiledModules = (): Record<string, string> => {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder === undefined || folder === '' ? {} : { NODE_COMPILE_CACHE: resolve(folder) }
}

/** Whether tools run outside the network here. */
export const isNetworkClosed = (): boolean => offlinePrefix().length > 0

/**
 * Runs a program on files of strangers: without a network where the machine allows it, with limits on memory, time and
 * files, behind everything else in the queue for the processor, and ended with all its children when time is up.
 *
 * @throws MediaError timed_out, stopped
 */
export const runTool = async (run: ToolRun): Promise<ToolResult> => {
  const args = [
    '-n',
    '15',
    ...reservedCorePrefix(),
    ...offlinePrefix(),
    ...limits(run),
    run.program,
    ...run.args,
  ]
  const child = spawn('nice', args, {
    cwd: run.folder,
    env: {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      HOME: run.folder,
      TMPDIR: run.folder,
      LC_ALL: 'C.UTF-8',
      ...compiledModules(),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let [output, complaints] = ['', '']
  let ended: 'timed_out' | 'stopped' | undefined
  let usedMs: number | null = null
  const end = (why: 'timed_out' | 'stopped') => {
    ended ??= why
    // The group: tools start helpers of their own.
    if (child.pid !== undefined && child.exitCode === null) killGroup(child.pid)
  }
  const timer = setTimeout(() => {
    usedMs = child.pid === undefined ? null : processorMs(child.pid)
    end('timed_out')
  }, run.timeoutMs)
  const stop = () => end('stopped')
  run.signal?.addEventListener('abort', stop)
  if (run.signal?.aborted) stop()
  createInterface(child.stdout).on('line', (line) => {
    if (output.length < mostOutput) output += `${line}\n`
    run.onLine?.(line)
  })
  child.stderr.on('data', (part: Buffer) => {
    complaints = (complaints + part.toString('utf8')).slice(-mostComplaints)
  })
  try {
    const code = await new Promise<number>((settle, reject) => {
      child.once('error', reject)
      child.once('close', (status, signal) => {
        if (signal === 'SIGXCPU') ended ??= 'timed_out'
        settle(status ?? 1)
      })
    })
    if (ended) throw new MediaError(ended, complaints, usedMs)
    return { code, output, complaints }
  } finally {
    clearTimeout(timer)
    run.signal?.removeEventListener('abort', stop)
  }
}

const killGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
