import { createHash } from 'node:crypto'
import {
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
import { join } from 'node:path'
import { accountFor, giveTo, type Account } from './account.ts'
import { findBinaries } from './binaries.ts'
import { isAlive, type Cluster } from './cluster-files.ts'
import { runInitdb } from './programs.ts'

/** A unix socket's whole path has to fit into 107 bytes. */
const longestSocketFolder = 107 - '/.s.PGSQL.5432'.length - 1

const majorVersion = '18'

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

const removeUnfinished = (folder: string) => {
  for (const name of readdirSync(folder)) {
    const pid = /^data\.new-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true })
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
