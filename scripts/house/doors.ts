import { dirname, join } from 'node:path'
import type { SourceFile } from './read-house.ts'

const isDoor = (path: string): boolean => /\/index\.tsx?$/.test(path)

/** From a name of a door to the file behind it that the name comes from. */
const namesBehind = ({ path, text }: SourceFile): [name: string, file: string][] =>
  [...text.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/gm)].flatMap(
    ([, clause = '', target = '']) =>
      clause
        .split(',')
        .flatMap((part) => /(\w+)\s*$/.exec(part.trim())?.[1] ?? [])
        .map((name): [string, string] => [`${path} ${name}`, join(dirname(path), target)]),
  )

/** From an imported file and a name to the file that the name comes from: behind a door it is not the door. */
export type FileBehind = (target: string, name: string) => string

/** Looks up the files behind all doors of these sources. */
export const fileBehind = (sources: readonly SourceFile[]): FileBehind => {
  const behind = new Map(sources.filter(({ path }) => isDoor(path)).flatMap(namesBehind))
  return (target, name) => behind.get(`${target} ${name}`) ?? target
}
