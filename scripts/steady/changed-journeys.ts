import { posix } from 'node:path'

/** File of e2e → the files of e2e that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** The files that a source names by a relative path. */
export const importsIn = (file: string, source: string): string[] =>
  [...source.matchAll(/\bfrom '(\.{1,2}\/[^']+)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )

/** Everything that a file needs, itself included. */
const reachOf = (file: string, imports: Imports, seen: Set<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of imports.get(file) ?? []) reachOf(next, imports, seen)
  return seen
}

/** The journeys of these that changed, by themselves or by something that they import. */
export const changedJourneys = (
  journeys: readonly string[],
  imports: Imports,
  changed: ReadonlySet<string>,
): string[] => journeys.filter((journey) => [...reachOf(journey, imports)].some((file) => changed.has(file)))
