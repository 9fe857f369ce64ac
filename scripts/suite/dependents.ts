import { fileBehind } from '../house/doors.ts'
import { lateImportsOf, type SourceFile } from '../house/read-house.ts'

/**
 * From each file to those that import it. An import of a name from a door depends on the file that the name comes from, not on the
 * whole room.
 */
const importersOf = (sources: readonly SourceFile[]): Map<string, Set<string>> => {
  const behind = fileBehind(sources)
  const importers = new Map<string, Set<string>>()
  const link = (target: string, from: string) =>
    importers.set(target, (importers.get(target) ?? new Set<string>()).add(from))
  for (const source of sources) {
    for (const { path: target, names } of source.imports)
      for (const name of names.length === 0 ? [''] : names) link(behind(target, name), source.path)
    for (const target of lateImportsOf(source)) link(target, source.path)
  }
  return importers
}

/** The sources that import one of these files, directly or through others; without the files themselves. */
export const dependentsOf = (sources: readonly SourceFile[], files: readonly string[]): string[] => {
  const importers = importersOf(sources)
  const found = new Set(files)
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const importer of importers.get(file) ?? [])
      if (!found.has(importer)) {
        found.add(importer)
        waiting.push(importer)
      }
  return [...found].filter((file) => !files.includes(file)).toSorted()
}
