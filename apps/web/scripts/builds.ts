import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every build has a folder of its own in `dist/`, and one small file, `dist/current.json`, names the one that servers start with:
 * a server goes on with the files that it started with, whatever is built beside it.
 */
export interface CurrentBuild {
  /** Name of its folder in `dist/`. */
  readonly folder: string
  /** The build before it, whose files are still asked for by browsers that loaded an older page. */
  readonly before?: string
  /** Of the sources that it was made from. */
  readonly hash: string
}

const currentFile = 'current.json'
/** In a folder that a process uses, beside the number of that process. */
const markPrefix = '.used-by-'

const isCurrentBuild = (value: unknown): value is CurrentBuild =>
  typeof value === 'object' && value !== null && 'folder' in value && typeof value.folder === 'string'

/** The build that servers start with; undefined before the first one. */
export const readCurrentBuild = (dist: string): CurrentBuild | undefined => {
  const file = join(dist, currentFile)
  if (!existsSync(file)) return undefined
  const current: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isCurrentBuild(current) && existsSync(join(dist, current.folder)) ? current : undefined
}

/** Files are put in place by a rename: a reader finds the old content or the new one, never a part. */
const writeCurrentBuild = (dist: string, build: CurrentBuild): void => {
  const made = join(dist, `${currentFile}.${process.pid}`)
  writeFileSync(made, JSON.stringify(build))
  renameSync(made, join(dist, currentFile))
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process is there, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const isUsed = (folder: string): boolean =>
  readdirSync(folder).some(
    (name) => name.startsWith(markPrefix) && isRunning(Number(name.slice(markPrefix.length))),
  )

/** Removes what neither a server that starts nor one that runs will read. The router's `.router` stays. */
const removeOldBuilds = (dist: string, { folder, before }: CurrentBuild): void => {
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    const isKept = [folder, before, currentFile].includes(entry.name) || entry.name.startsWith('.')
    if (isKept || (entry.isDirectory() && isUsed(join(dist, entry.name)))) continue
    rmSync(join(dist, entry.name), { recursive: true, force: true })
  }
}

/**
 * Has a build made in a folder of its own, and makes it the current one when it is whole.
 * @param make - writes the build into the folder that it is given
 */
export const addBuild = async (
  dist: string,
  hash: string,
  make: (folder: string) => Promise<void>,
): Promise<void> => {
  const folder = `${hash.slice(0, 8)}-${randomBytes(4).toString('hex')}`
  const path = join(dist, folder)
  const mark = join(path, `${markPrefix}${process.pid}`)
  mkdirSync(path, { recursive: true })
  // Another build that ends meanwhile removes what nobody uses.
  writeFileSync(mark, '')
  try {
    await make(path)
  } catch (error) {
    rmSync(path, { recursive: true, force: true })
    throw error
  }
  const before = readCurrentBuild(dist)?.folder
  const build = { folder, hash, ...(before !== undefined && { before }) }
  writeCurrentBuild(dist, build)
  rmSync(mark)
  removeOldBuilds(dist, build)
}
