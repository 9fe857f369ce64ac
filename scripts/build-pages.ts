import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCurrentBuild } from '../apps/web/scripts/builds.ts'
import { runNode, type Outcome } from './programs.ts'

const sources = ['apps/web', 'packages/ui', 'packages/contract', 'packages/formats']
const built = 'apps/web/dist'

const isLeftOut = (name: string) => /^(node_modules|dist|coverage)$|\.test\.tsx?$/.test(name)

/** A hash over names and contents of everything that the pages are made of. */
const hashSources = (): string => {
  const files = globSync(
    sources.map((folder) => `${folder}/**/*`),
    { withFileTypes: true, exclude: (entry) => isLeftOut(entry.name) },
  )
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const path of [...paths.toSorted(), 'package-lock.json'])
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

export interface BuildOptions {
  /** Also when nothing changed since the last build. */
  readonly always?: boolean
  /** Keeps the build's output instead of showing it. */
  readonly quiet?: boolean
}

/** Builds the pages when their sources differ from the last build. */
export const buildPages = async ({ always = false, quiet = false }: BuildOptions = {}): Promise<Outcome> => {
  const hash = hashSources()
  if (!always && readCurrentBuild(built)?.hash === hash) return { code: 0, output: '', seconds: 0 }
  if (!quiet) console.log('Building the pages …')
  return runNode('apps/web/scripts/build.ts', [hash], { show: !quiet })
}
