import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { errorCode } from '../error-fields.ts'
import { accountFor, type Account } from './account.ts'
import { findBinaries } from './binaries.ts'

/** The files of the embedded database, and what is needed to start PostgreSQL on them. */
export interface Cluster {
  /** Folder of PostgreSQL's own data. */
  readonly data: string
  /** Folder of the unix socket: clients pass it as host. */
  readonly socket: string
  readonly logFile: string
  readonly binaries: string
  readonly account: Account | undefined
}

export const clusterUser = 'lectern'

/** A unix socket's whole path has to fit into 107 bytes. */
const longestSocketFolder = 107 - '/.s.PGSQL.5432'.length - 1

const majorVersion = '18'
const largestLog = 5_000_000

/**
 * For a small machine: 64 MB of shared memory, few helper processes. Durable: an acknowledged commit is on the disk.
 * Nothing listens on the network.
 */
const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: '1',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_parameter_max_length_on_error: '0',
}

/** Prepares the folders under `folder` and makes an empty database when there is none. Safe in several processes at once. */
export const prepareCluster = (folder: string): Cluster => {
  mkdirSync(folder, { recursive: true })
  const data = join(folder, 'data')
  const account = accountFor(data)
  const cluster: Cluster = {
    data,
    socket: prepareSocketFolder(folder, account),
    logFile: join(folder, 'server.log'),
    binaries: findBinaries(account, folder),
    account,
  }
  if (!existsSync(data)) initialise(cluster, folder)
  refuseForeign(cluster)
  return cluster
}

const prepareSocketFolder = (folder: string, account: Account | undefined) => {
  const beside = join(folder, 'socket')
  const short = join(tmpdir(), `lectern-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  const socket = Buffer.byteLength(beside) <= longestSocketFolder ? beside : short
  mkdirSync(socket, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(socket)
  if (uid !== process.getuid?.() && uid !== account?.uid)
    throw new Error(`${socket} belongs to somebody else; the embedded database cannot use it.`)
  giveTo(socket, account)
  return socket
}

const giveTo = (folder: string, account: Account | undefined) => {
  chmodSync(folder, 0o700)
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
}

/** Made under another name and renamed when complete, so an interrupted start leaves nothing half made. */
const initialise = (cluster: Cluster, folder: string) => {
  removeUnfinished(folder)
  const unfinished = `${cluster.data}.new-${process.pid}`
  mkdirSync(unfinished)
  giveTo(unfinished, cluster.account)
  runInitdb(cluster, unfinished)
  try {
    renameSync(unfinished, cluster.data)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(cluster.data)) throw error // Otherwise another process was faster.
  }
  syncFolder(folder)
}

const runInitdb = (cluster: Cluster, unfinished: string) => {
  const view = openFor(cluster.account, [unfinished])
  const outcome = spawnSync(
    join(cluster.binaries, 'initdb'),
    [
      '-D',
      ...view.paths,
      '-U',
      clusterUser,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--data-checksums',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    {
      cwd: '/',
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe', ...view.descriptors],
      ...cluster.account,
    },
  )
  view.close()
  if (outcome.status === 0) return
  rmSync(unfinished, { recursive: true, force: true })
  throw new Error(
    `The embedded database could not be made: ${outcome.error?.message ?? String(outcome.stderr).trim()}`,
  )
}

/** Starts PostgreSQL apart from this process: it outlives a crash of ours, and the next start finds it. */
export const spawnPostgres = (cluster: Cluster): ChildProcess => {
  // A process that left in this moment may have taken the folder with it.
  mkdirSync(cluster.socket, { recursive: true, mode: 0o700 })
  giveTo(cluster.socket, cluster.account)
  const view = openFor(cluster.account, [cluster.data, cluster.socket])
  const [data = '', socket = ''] = view.paths
  const log = openSync(cluster.logFile, isLarge(cluster.logFile) ? 'w' : 'a', 0o600)
  const child = spawn(
    join(cluster.binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      socket,
      ...Object.entries(serverSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: '/',
      env: environment(),
      detached: true,
      stdio: ['ignore', log, log, ...view.descriptors],
      ...cluster.account,
    },
  )
  child.unref()
  view.close()
  closeSync(log)
  return child
}

/** Removes what lies outside the data folder, once PostgreSQL has stopped. */
export const removeSocketFolder = ({ data, socket }: Cluster): void => {
  if (dirname(socket) !== dirname(data)) rmSync(socket, { recursive: true, force: true })
}

/** The process id of a PostgreSQL that uses these files; undefined when none left one. */
export const postgresPid = (cluster: Cluster): number | undefined => {
  try {
    const pid = Number(readFileSync(join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** The end of the server's log, for an error message. */
export const lastLogLines = (cluster: Cluster): string => {
  try {
    return readFileSync(cluster.logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
  } catch {
    return ''
  }
}

/**
 * How another account reaches folders under a parent that it may not enter (root's home, for example): it inherits them
 * as open descriptors and names them by number. Descriptors 0 to 2 are the standard ones.
 */
const openFor = (account: Account | undefined, folders: readonly string[]) => {
  if (account === undefined || process.platform !== 'linux')
    return { paths: folders, descriptors: [], close: () => {} }
  const descriptors = folders.map((folder) => openSync(folder, 'r'))
  return {
    paths: folders.map((_, index) => `/proc/self/fd/${index + 3}`),
    descriptors,
    close: () => descriptors.forEach((descriptor) => closeSync(descriptor)),
  }
}

const environment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C' })

const isLarge = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog

const removeUnfinished = (folder: string) => {
  for (const name of readdirSync(folder)) {
    const pid = /^data\.new-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** Whether a process of this id exists. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

const syncFolder = (folder: string) => {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

const refuseForeign = ({ data }: Cluster) => {
  const uid = process.getuid?.()
  if (uid !== undefined && uid !== 0 && statSync(data).uid !== uid)
    throw new Error(
      `${data} belongs to another account (uid ${statSync(data).uid}). Start Lectern as that one, or as root.`,
    )
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion)
    throw new Error(
      `${data} was written by PostgreSQL ${version}, but this Lectern brings ${majorVersion}. Move the data with pg_dump.`,
    )
}
