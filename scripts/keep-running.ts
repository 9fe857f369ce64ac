import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

/** A program that is started again whenever it dies. */
export interface SupervisedProgram {
  /** Sends the program a signal and starts it no more: `ended` follows. */
  stop(signal: NodeJS.Signals): void
  /** The exit code: of the first start when it never became ready, else of the stop. */
  readonly ended: Promise<number>
}

export interface KeepRunningOptions {
  /** The file of the program; it sends the message `ready` to its parent when it is. */
  readonly file: string
  readonly env?: Readonly<Record<string, string>>
  /** Told one line about every death. */
  readonly log: (line: string) => void
  /** The pause before the first new start; it doubles up to `longestPauseMs` while the program keeps dying young. */
  readonly firstPauseMs?: number
}

const longestPauseMs = 10_000
/** Who ran for this long is not in a circle of dying at once: the next pause is the first one again. */
const soundMs = 60_000

/**
 * Runs a program under this Node and starts it again after a death, with a pause. A program that ends before it was ever
 * ready (a wrong setting, a port that is taken) is not started again: its own words and its exit code are the answer.
 */
export const keepRunning = ({
  file,
  env = {},
  log,
  firstPauseMs = 200,
}: KeepRunningOptions): SupervisedProgram => {
  const ended = Promise.withResolvers<number>()
  let child: ChildProcess
  let wasReady = false
  let isStopping = false
  let pauseMs = firstPauseMs
  let waiting: NodeJS.Timeout | undefined

  const start = () => {
    const startedAt = performance.now()
    child = spawn(process.execPath, ['--no-warnings', file], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', (message) => {
      wasReady ||= message === 'ready'
    })
    child.on('exit', (code, signal) => {
      const exitCode = code ?? 128 + (constants.signals[signal ?? 'SIGKILL'] ?? 0)
      if (isStopping || !wasReady) return ended.resolve(exitCode)
      if (performance.now() - startedAt > soundMs) pauseMs = firstPauseMs
      const how = signal === null ? `with exit code ${exitCode}` : `by ${signal}`
      log(`The server ended ${how}. Starting it again in ${pauseMs / 1000} s.`)
      waiting = setTimeout(start, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }

  start()
  return {
    ended: ended.promise,
    stop: (signal) => {
      isStopping = true
      clearTimeout(waiting)
      const isRunning = child.exitCode === null && child.signalCode === null
      if (!isRunning || !child.kill(signal)) ended.resolve(0)
    },
  }
}
