import { lateImportsOf, type SourceFile } from '../house/read-house.ts'

const isDoor = (path: string): boolean => /\/index\.tsx?$/.test(path)

/** From a name of a door to the file behind it that the name comes from. */
const namesBehind = ({ path, text, imports }: SourceFile): [name: string, file: string][] =>
  [...text.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'\.([^']+)'/gm)].flatMap(
    ([, clause = '', target = '']) => {
      const file = imports.find((each) => each.path.endsWith(target))?.path
      const names = clause.split(',').flatMap((part) => /(\w+)\s*$/.exec(part.trim())?.[1] ?? [])
      return file === undefined ? [] : names.map((name): [string, string] => [`${path} ${name}`, file])
    },
  )

/**
 * From each file to those that import it. An import of a name from a door depends on the file that the name comes from, not on the
 * whole room.
 */
const importersOf = (sources: readonly SourceFile[]): Map<string, Set<string>> => {
  const behind = new Map(sources.filter(({ path }) => isDoor(path)).flatMap(namesBehind))
  const importers = new Map<string, Set<string>>()
  const link = (target: string, from: string) =>
    importers.set(target, (importers.get(target) ?? new Set<string>()).add(from))
  for (const source of sources) {
    for (const { path: target, names } of source.imports)
      for (const name of names.length === 0 ? [''] : names)
        link(behind.get(`${target} ${name}`) ?? target, source.path)
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
