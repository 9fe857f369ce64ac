import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const treeFile = join(import.meta.dirname, '../../apps/web/src/routeTree.gen.ts')

/** The address of every page, as the router's own tree names it; `/` at the end counts for nothing. */
export const routesOfTree = (): string[] => {
  const tree = readFileSync(treeFile, 'utf8')
  const union = /\n {2}fullPaths:\n(?<lines>(?: {4}\| '[^']+'\n)+)/.exec(tree)?.groups?.['lines'] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => bare(path))
  return [...new Set(paths)].toSorted()
}

const bare = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))
