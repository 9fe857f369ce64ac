import { readdirSync, readFileSync } from 'node:fs'
import { debianPostgres, startDebianPostgres } from '../../scripts/debian-postgres.ts'
import { memoryOf } from './processes.ts'

/** The PostgreSQL of a measurement, apart from the server that is measured. */
export interface BenchDatabase {
  readonly url: string
  readonly name: string
  /** Memory of all its processes in MiB. */
  memory(): number
  stop(): Promise<void>
}

/** An external PostgreSQL: that of BENCH_DATABASE_URL, else a private one of Debian's package on loopback, with these settings. */
export const openBenchDatabase = async (settings: readonly string[] = []): Promise<BenchDatabase> => {
  const given = process.env['BENCH_DATABASE_URL']
  if (given !== undefined)
    return { url: given, name: 'PostgreSQL as given', memory: () => 0, stop: async () => {} }
  const programs = debianPostgres()
  if (programs === undefined)
    throw new Error("Install Debian's postgresql, or name one in BENCH_DATABASE_URL.")
  const postgres = await startDebianPostgres(programs, { settings })
  return {
    url: postgres.url,
    name: `PostgreSQL of ${programs}`,
    memory: () => sumOf(programs),
    stop: postgres.stop,
  }
}

const sumOf = (programs: string): number => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => isPostgres(pid, programs)).reduce((sum, pid) => sum + memoryOf(Number(pid)), 0)
}

const isPostgres = (pid: string, programs: string): boolean => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.startsWith(`${programs}/postgres`) || command.startsWith('postgres:')
  } catch {
    return false
  }
}
