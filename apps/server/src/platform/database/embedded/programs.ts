import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { giveTo, type Account } from './account.ts'
import { clusterUser, type Cluster } from './cluster-files.ts'

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

/** Trigrams take the kind of a letter from the C library: in its locale C only those of English are letters, and no other word has an index. */
const letterKinds = ['--lc-ctype=C.UTF-8']

/**
 * Writes an empty database into the empty `folder`, or removes it.
 *
 * @throws Error with what PostgreSQL said.
 */
export const runInitdb = (cluster: Cluster, folder: string): void => {
  if (tryInitdb(cluster, folder, letterKinds).status === 0) return
  // A C library may not have that locale: searches are slower then.
  const outcome = tryInitdb(cluster, folder, [])
  if (outcome.status === 0) return
  rmSync(folder, { recursive: true, force: true })
  throw new Error(
    `The embedded database could not be made: ${outcome.error?.message ?? String(outcome.stderr).trim()}`,
  )
}

const tryInitdb = (cluster: Cluster, folder: string, kinds: readonly string[]) => {
  const view = openFor(cluster.account, [folder])
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
      ...kinds,
    ],
    {
      cwd: '/',
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe', ...view.descriptors],
      ...cluster.account,
    },
  )
  view.close()
  return outcome
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
