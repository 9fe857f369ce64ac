import { basename } from 'node:path'
import { areas, type Area } from '../../e2e/tiers/areas.ts'
import { readHouse, readSources, type SourceFile } from '../house/read-house.ts'
import { runProgram } from '../programs.ts'
import { dependentsOf } from './dependents.ts'

/** Journeys that a change concerns, the closest first, and why. */
export interface Concerned {
  readonly journeys: readonly string[]
  /** The areas, the changed ones before those that use them; or what concerns all. */
  readonly reasons: readonly string[]
}

const floors = ['packages/contract/src/', 'apps/server/src/domains/', 'apps/web/src/features/']

/** What every page or every call is made of. */
const everywhere =
  /^(packages\/ui\/src|packages\/contract\/src\/(kernel\/|[^/]+$)|apps\/web\/(src\/(frame|lib)\/|src\/[^/]+$|scripts\/|vite)|apps\/server\/src\/(platform\/|api-walk\/|[^/]+$)|package-lock\.json$|e2e\/(playwright\.config|support\/(journey|server|prepared-data)\.ts))/

/** Neither is part of what a journey runs. */
const isBeside = (path: string): boolean =>
  /\.(test|test-d|component\.test)\.tsx?$|\/testing\/|\.md$|^(docs|bench|scripts|deploy|\.ci)\//.test(path)

/** Areas that name the longest part of a path. */
export const areasOf = (path: string, all: Readonly<Record<string, Area>> = areas): string[] => {
  const inFloor = floors.filter((floor) => path.startsWith(floor)).map((floor) => path.slice(floor.length))
  const lengthOf = (area: Area): number =>
    Math.max(
      0,
      ...area.rooms
        .filter((room) => [path, ...inFloor].some((each) => each.startsWith(`${room}/`)))
        .map((room) => room.length),
    )
  const lengths = Object.entries(all).map(([name, area]) => ({ name, length: lengthOf(area) }))
  const longest = Math.max(...lengths.map(({ length }) => length))
  return longest === 0 ? [] : lengths.filter(({ length }) => length === longest).map(({ name }) => name)
}

const journeysOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => areas[name]?.journeys ?? [])

const journeyOf = (path: string): string | undefined =>
  /^e2e\/(?:journeys|walk)\/(.+)\.spec\.ts$/.exec(path)?.[1]

/** Sources that show a text of a changed group. */
const usersOfTexts = (house: readonly SourceFile[], paths: readonly string[]): string[] => {
  const groups = paths.filter((path) => path.includes('/locales/')).map((path) => basename(path, '.json'))
  return house
    .filter(({ text }) => groups.some((group) => text.includes(`'${group}.`)))
    .map(({ path }) => path)
}

/** Journeys that differ themselves or by a helper that they import. @param paths of changed files, from the root of the repository */
export const rewritten = (paths: readonly string[]): string[] => {
  const sources = readSources(['e2e/**/*.ts'])
  const written = sources.map(({ path }) => path).filter((path) => paths.includes(path))
  return [...written, ...dependentsOf(sources, written)].flatMap((path) => journeyOf(path) ?? [])
}

/** @param paths of changed files, from the root of the repository */
export const concernedBy = (paths: readonly string[]): Concerned => {
  const product = paths.filter((path) => !isBeside(path) && !path.startsWith('e2e/'))
  const written = paths.filter((path) => path.startsWith('e2e/'))
  const own = rewritten(paths)
  const house = readHouse()
  const changed = [...product, ...usersOfTexts(house, product)]
  const near = changed.flatMap((path) => areasOf(path))
  const wide = product.find((path) => everywhere.test(path)) ?? written.find((path) => everywhere.test(path))
  if (wide !== undefined)
    return { journeys: together(own, journeysOf(near), allJourneys()), reasons: [`everything, by ${wide}`] }
  const far = dependentsOf(house, changed).flatMap((path) => areasOf(path))
  return {
    journeys: together(own, journeysOf(near), journeysOf(far)),
    reasons: together(own.length > 0 ? ['journeys themselves'] : [], near, far),
  }
}

const together = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())]

/** Every file of journeys, by its name. */
export const allJourneys = (): string[] =>
  readSources(['e2e/{journeys,walk}/*.spec.ts']).flatMap(({ path }) => journeyOf(path) ?? [])

/** Files that differ from a commit, in commits since then or not committed yet; new ones included. */
export const changedSince = async (commit: string): Promise<string[]> => {
  const changed = await runProgram('git', ['diff', '--name-only', commit, '--'])
  const made = await runProgram('git', ['ls-files', '--others', '--exclude-standard'])
  if (changed.code !== 0) throw new Error(`git knows no commit ${commit}: ${changed.output.trim()}`)
  return [changed, made].flatMap(({ output }) => output.split('\n')).filter((path) => path !== '')
}
