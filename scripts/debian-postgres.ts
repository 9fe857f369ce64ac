import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const versionsFolder = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL programs that Debian installed, 15 or newer. */
export const debianPostgres = (): string | undefined => {
  if (!existsSync(versionsFolder)) return undefined
  const newest = readdirSync(versionsFolder)
    .map(Number)
    .filter((version) => version >= 15)
    .toSorted((a, b) => b - a)
  return newest
    .map((version) => join(versionsFolder, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

export interface ThrowAwayPostgres {
  readonly url: string
  stop(): Promise<void>
}

const password = 'throw-away'

const settings = ['listen_addresses=127.0.0.1', 'max_connections=200']

/** Writes come back before they are on the disk: a crash of the machine loses them, and the files are thrown away in any case. */
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export interface DebianPostgresOptions {
  /** Gives up durability for speed. What measures writes, or survives a crash, does without. */
  readonly isFast?: boolean
  /** More settings, as `name=value`. */
  readonly settings?: readonly string[]
}

/** Starts a private PostgreSQL of Debian on a free loopback port, in a temporary folder that goes with it. */
export const startDebianPostgres = async (
  programs: string,
  { isFast = false, settings: more = [] }: DebianPostgresOptions = {},
): Promise<ThrowAwayPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-debian-postgres-'))
  const account = postgresAccount()
  const passwordFile = join(folder, 'password')
  const data = join(folder, 'data')
  writeFileSync(passwordFile, password)
  mkdirSync(data)
  if (account !== undefined)
    for (const path of [folder, passwordFile, data]) chownSync(path, account.uid, account.gid)
  chmodSync(folder, 0o700)
  const options = { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }, ...account }
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'lectern',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const chosen = [...settings, ...(isFast ? fastSettings : []), ...more].flatMap((each) => ['-c', each])
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-p', String(port), ...chosen],
    { ...options, stdio: 'ignore' },
  )
  const gone = new Promise((resolve) => server.once('exit', resolve))
  await untilReady(data)
  return {
    url: `postgres://lectern:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses root; Debian's package brings its own account. */
const postgresAccount = () => {
  if (process.getuid?.() !== 0) return undefined
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('postgres:'))
      ?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const untilReady = async (data: string) => {
  for (let round = 0; round < 200; round += 1) {
    const state = existsSync(join(data, 'postmaster.pid'))
      ? readFileSync(join(data, 'postmaster.pid'), 'utf8')
      : ''
    if (state.split('\n')[7]?.trim() === 'ready') return
    await sleep(50)
  }
  throw new Error("Debian's PostgreSQL did not become ready.")
}
