import type { SourceFile } from './read-house.ts'

/** A floor of the house: where its rooms are. */
export interface Floor {
  readonly name: string
  readonly folder: string
}

export const floors: readonly Floor[] = [
  { name: 'Contract', folder: 'packages/contract/src' },
  { name: 'Formats', folder: 'packages/formats/src' },
  { name: 'Kit', folder: 'packages/ui/src' },
  { name: 'Server, platform', folder: 'apps/server/src/platform' },
  { name: 'Server, domains', folder: 'apps/server/src/domains' },
  { name: 'Web, features', folder: 'apps/web/src/features' },
  { name: 'Web, library', folder: 'apps/web/src/lib' },
]

/** A folder of a floor: what it gives to others, from whom it takes, and what is declared in it. */
export interface Room {
  readonly name: string
  readonly files: number
  readonly exports: readonly string[]
  readonly imports: readonly string[]
  readonly tables: readonly string[]
  readonly operations: readonly string[]
  readonly jobs: readonly string[]
  readonly facts: readonly string[]
  readonly signals: readonly string[]
}

const declared = {
  tables: /pgTable\(\s*'([^']+)'/g,
  operations: /export const (\w+) = defineOperation\(/g,
  jobs: /defineJob\(\{\s*name: '([^']+)'/g,
  facts: /defineFact\(\{\s*type: '([^']+)'/g,
  signals: /defineSignal\(\{\s*name: '([^']+)'/g,
} as const

const found = (files: readonly SourceFile[], pattern: RegExp): string[] =>
  [
    ...new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))),
  ].toSorted()

/** The room of a floor in which a file is. */
const roomNameOf = ({ folder }: Floor, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).match(/^([^/]+)\//)?.[1] : undefined

const areaOf = (path: string): string | undefined => {
  const floor = floors.find(({ folder }) => path.startsWith(`${folder}/`))
  const room = floor && roomNameOf(floor, path)
  return room === undefined ? undefined : `${floor?.folder}/${room}`
}

/** What files of other rooms take from these: the names are asked of those who import them, so that none is forgotten. */
const takenFrom = (house: readonly SourceFile[], area: string): string[] =>
  [
    ...new Set(
      house
        .filter(({ path }) => !path.startsWith(`${area}/`))
        .flatMap(({ imports }) => imports.filter(({ path }) => path.startsWith(`${area}/`)))
        .flatMap(({ names }) => names),
    ),
  ].toSorted()

/** The rooms of one floor in the order of their names. */
export const roomsOf = (house: readonly SourceFile[], floor: Floor): Room[] => {
  const byRoom = Map.groupBy(house, ({ path }) => roomNameOf(floor, path))
  return [...byRoom]
    .flatMap(([name, files]) => (name === undefined ? [] : [{ name, files }]))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, files }) => {
      const area = `${floor.folder}/${name}`
      const from = files.flatMap(({ imports }) => imports.flatMap(({ path }) => areaOf(path) ?? []))
      return {
        name,
        files: files.length,
        exports: takenFrom(house, area),
        imports: [...new Set(from)].filter((other) => other !== area).toSorted(),
        tables: found(files, declared.tables),
        operations: found(files, declared.operations),
        jobs: found(files, declared.jobs),
        facts: found(files, declared.facts),
        signals: found(files, declared.signals),
      }
    })
}

/** A room's name as others write it: with its floor, where it is another one. */
export const shortName = (area: string, floor: Floor): string =>
  area.startsWith(`${floor.folder}/`) ? area.slice(floor.folder.length + 1) : area.replace(/\/src\b/, '')
