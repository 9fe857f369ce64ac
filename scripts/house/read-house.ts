import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A source file, with what it imports. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

interface Import {
  /** The file that is imported; packages of others are left out. */
  readonly path: string
  readonly names: readonly string[]
}

const sources = ['{apps,packages}/*/src/**/*.{ts,tsx}', 'e2e/walk/*.ts']

const isLeftOut = (path: string) =>
  /\.test(-d)?\.tsx?$|\.d\.ts$|routeTree\.gen\.ts$|\/(testing\/database|dist|node_modules)\//.test(path)

const ownPackage = /^@lectern\/(contract|formats|ui)\/(.+)$/

/** The file that an import names; undefined for packages of others. */
const pathOf = (from: string, target: string): string | undefined => {
  if (target.startsWith('.')) return join(dirname(from), target)
  const [, name, inner] = ownPackage.exec(target) ?? []
  return name === undefined ? undefined : `packages/${name}/src/${inner}.ts`
}

const namesOf = (clause: string): string[] =>
  [...clause.matchAll(/(?:type\s+)?([\w$]+)(?:\s+as\s+[\w$]+)?\s*(?:,|$)/g)].flatMap(([, name]) => name ?? [])

const importsOf = (path: string, text: string): Import[] =>
  [
    ...text.matchAll(
      /^(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|[^'"{};]*?)\s*(?:from\s+)?['"]([^'"]+)['"]/gm,
    ),
  ].flatMap(([, clause = '', target = '']) => {
    const found = pathOf(path, target)
    return found === undefined ? [] : [{ path: found, names: namesOf(clause.trim().replace(/,\s*$/, '')) }]
  })

/** What a file loads only when it is needed. */
export const lateImportsOf = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] =>
  [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(([, target = '']) => pathOf(path, target) ?? [])

/** Every source file of the product; tests and what a tool writes are left out. */
export const readHouse = (): SourceFile[] => readSources(sources)

/** The files of these patterns, without tests and what a tool writes. */
export const readSources = (patterns: readonly string[]): SourceFile[] =>
  globSync([...patterns])
    .filter((path) => !isLeftOut(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })
