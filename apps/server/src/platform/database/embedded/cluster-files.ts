import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '../../error-fields.ts'
import type { Account } from './account.ts'

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

/** Whether a process of this id runs. One that ended and waits for its parent to ask for its exit code does not. */
export const isAlive = (pid: number): boolean => {
  if (pid <= 0) return false // 0 and below would name process groups.
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return !hasEnded(pid)
}

/** In a container without an init process nobody asks, and a stop would wait for such a process until its time is up. */
const hasEnded = (pid: number) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return /^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1))
  } catch (error) {
    // ESRCH: it went away between opening the file and reading it.
    return process.platform === 'linux' && ['ENOENT', 'ESRCH'].includes(errorCode(error) ?? '')
  }
}

/** Removes what lies outside the data folder, once PostgreSQL has stopped. */
export const removeSocketFolder = ({ data, socket }: Cluster): void => {
  if (dirname(socket) !== dirname(data)) rmSync(socket, { recursive: true, force: true })
}
