import type { Log } from './log.ts'

export interface Shutdown {
  /** Registers a part to close. Parts are closed in reverse order, one after another. */
  add(name: string, close: () => Promise<unknown>): void
  /** Closes everything now; resolves to the exit code. Calling it again returns the same promise. */
  run(reason: string): Promise<number>
  /** Listens for SIGTERM, SIGINT, SIGHUP and the death of the process that keeps this one running; ends after closing. */
  listen(): void
}

export interface ShutdownOptions {
  readonly log: Pick<Log, 'info' | 'error'>
  /** All parts together; 9 s unless said otherwise, so that the process is gone within the agreed 10 s. */
  readonly timeoutMs?: number
  readonly exit?: (code: number) => void
}

/** A terminal sends Ctrl-C to every process of the group and npm passes it on: these are one request, not two. */
const sameSignalMs = 1_000

/** Orderly end of the process: exit 0 when every part closed, 1 when one failed or time ran out. */
export const createShutdown = ({
  log,
  timeoutMs = 9_000,
  exit = process.exit,
}: ShutdownOptions): Shutdown => {
  const parts: { name: string; close: () => Promise<unknown> }[] = []
  let running: Promise<number> | undefined

  const closeAll = async () => {
    let code = 0
    for (const part of parts.toReversed()) {
      try {
        await part.close()
      } catch (error) {
        code = 1
        log.error({ err: error, part: part.name }, 'a part did not close')
      }
    }
    return code
  }

  const withinTime = async () => {
    const time = Promise.withResolvers<number>()
    const timer = setTimeout(() => {
      log.error({ timeoutMs }, 'closing took too long')
      time.resolve(1)
    }, timeoutMs)
    const code = await Promise.race([closeAll(), time.promise])
    clearTimeout(timer)
    return code
  }

  const run = (reason: string) => {
    if (running === undefined) log.info({ reason }, 'stopping')
    running ??= withinTime()
    return running
  }

  const listen = () => {
    let firstAt: number | undefined
    const onSignal = (signal: NodeJS.Signals) => {
      if (firstAt !== undefined) {
        if (performance.now() - firstAt > sameSignalMs) exit(1)
        return
      }
      firstAt = performance.now()
      void run(signal).then(exit)
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
    if (process.connected) process.once('disconnect', () => void run('the keeper ended').then(exit))
  }

  return { add: (name, close) => void parts.push({ name, close }), run, listen }
}
