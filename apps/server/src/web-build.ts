import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The web's build that this process started with; it stays whole beside newer ones. */
export interface WebBuild {
  readonly folder: string
  /** The build before it: browsers that loaded an older page still ask for its files. */
  readonly before: string | undefined
}

const current = z.object({ folder: z.string(), before: z.string().optional() })

/** Tells builds that this process reads a folder, so that they leave it. Who may not write there, builds nothing there either. */
const markUsed = (folder: string): void => {
  try {
    writeFileSync(join(folder, `.used-by-${process.pid}`), '')
  } catch {
    // A folder of an image, which nobody changes.
  }
}

/** The build that `dist/current.json` names now; undefined when there is none. Builds are written by `apps/web/scripts/builds.ts`. */
export const openWebBuild = (dist: string): WebBuild | undefined => {
  const file = join(dist, 'current.json')
  if (!existsSync(file)) return undefined
  const named = current.parse(JSON.parse(readFileSync(file, 'utf8')))
  const [folder, before] = [named.folder, named.before].map((name) =>
    name === undefined || !existsSync(join(dist, name)) ? undefined : join(dist, name),
  )
  if (folder === undefined) return undefined
  for (const used of [folder, before]) if (used !== undefined) markUsed(used)
  return { folder, before }
}
