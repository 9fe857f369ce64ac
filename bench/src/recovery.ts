import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildPages } from '../../scripts/build-pages.ts'
import { postmasterOf, untilReady } from './processes.ts'

// `npm run bench:recovery`: how long a killed server and a killed PostgreSQL are away, seen from outside, under `npm start` with
const rounds = 5
/** Between a start and a kill: what a start leaves to do is done. */
const settleMs = 2_000
const goals = { server: 3_000, serverUnderLoad: 6_000, database: 2_000 } as const
/** Programs that compute without a pause, for each processor of the machine. */
const busyPerProcessor = 2
const port = process.env['BENCH_PORT'] ?? '4692'
const origin = `http://127.0.0.1:${port}`

const commandOf = (pid: string): { parent: number; words: string[] } | undefined => {
  try {
    const parent = Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
    return { parent, words: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') }
  } catch {
    return undefined
  }
}

/** The process below `parent` whose command line has a word that ends so. */
const processBelow = (parent: number, ending: string): number => {
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((each) => {
      const command = commandOf(each)
      return command?.parent === parent && command.words.some((word) => word.endsWith(ending))
    })
  if (pid === undefined) throw new Error(`No process "${ending}" runs below ${parent}.`)
  return Number(pid)
}

/** @returns milliseconds from the kill to the next ready answer */
const kill = async (pid: number): Promise<number> => {
  const killed = performance.now()
  process.kill(pid, 'SIGKILL')
  await wait(50)
  await untilReady(origin)
  return Math.round(performance.now() - killed)
}

const row = (name: string, milliseconds: readonly number[], goal: number) => ({
  Killed: name,
  'ms to ready': milliseconds.join(' '),
  goal: `< ${goal}`,
  reached: milliseconds.every((each) => each < goal),
})

/** Runs `npm start` until `work` is done. */
const underStart = async <T>(folder: string, work: (pid: number) => Promise<T>): Promise<T> => {
  const start = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: port, LECTERN_DATA: folder, LECTERN_LOG: 'error', DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilReady(origin)
    await wait(settleMs)
    return await work(start.pid ?? 0)
  } finally {
    const ended = once(start, 'exit')
    start.kill('SIGTERM')
    await ended
  }
}

/** @returns milliseconds of each round */
const killServer = async (folder: string): Promise<number[]> => {
  const milliseconds: number[] = []
  // Each under a start of its own: who dies again soon after a death waits longer before the next start.
  for (let round = 0; round < rounds; round += 1) {
    const kills = (pid: number) => kill(processBelow(pid, 'apps/server/src/main.ts'))
    milliseconds.push(await underStart(folder, kills))
  }
  return milliseconds
}

/** Keeps every processor of the machine busy until `work` is done. */
const underLoad = async <T>(work: () => Promise<T>): Promise<T> => {
  const busy = Array.from({ length: busyPerProcessor * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    return await work()
  } finally {
    for (const each of busy) each.kill('SIGKILL')
  }
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-recovery-'))
try {
  const server = await killServer(folder)
  const serverUnderLoad = await underLoad(() => killServer(folder))
  const database: number[] = []
  await underStart(folder, async () => {
    for (let round = 0; round < rounds; round += 1) {
      database.push(await kill(postmasterOf(folder)))
      await wait(settleMs)
    }
  })
  console.table([
    row('the server', server, goals.server),
    row(
      `the server, ${busyPerProcessor} busy programs per processor`,
      serverUnderLoad,
      goals.serverUnderLoad,
    ),
    row('PostgreSQL', database, goals.database),
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
