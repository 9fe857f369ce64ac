import { findIds } from '../../apps/web/scripts/texts/text-faults.ts'
import { workbenchTextGroups } from '../../apps/web/src/lib/texts/text-id.ts'
import type { Outcome } from '../programs.ts'
import { fileBehind, type FileBehind } from './doors.ts'
import { lateImportsOf, readHouse, type SourceFile } from './read-house.ts'

const folder = 'apps/web/src/routes/'

interface House {
  readonly sources: ReadonlyMap<string, SourceFile>
  readonly behind: FileBehind
}

/** Groups of texts in quotation marks. */
const named = (list: string): string[] =>
  [...list.matchAll(/'([\w-]+)'/g)].flatMap(([, group]) => group ?? [])

/** Groups that a source asks for by itself before it shows what comes with them. */
const askedBy = (text: string): string[] =>
  [...text.matchAll(/useNeededTexts\(([^)]*)\)/g)].flatMap(([, list = '']) => named(list))

/** Groups that a page has loaded when it is shown. */
const loadedBy = (text: string): string[] =>
  [...text.matchAll(/\btexts: \[([^\]]*)\]/g)].flatMap(([, list = '']) => named(list))

/** The pages around a page: each has loaded its own groups. */
const pagesAround = (path: string, { sources }: House): SourceFile[] => {
  const parts = path.slice(folder.length).split('/').slice(0, -1)
  const folders = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  return ['__root.tsx', ...folders.flatMap((each) => [`${each}.tsx`, `${each}/route.tsx`])].flatMap(
    (each) => sources.get(folder + each) ?? [],
  )
}

const groupsIn = (text: string, groups: readonly string[]): Set<string> => {
  const { ids, families } = findIds(text, groups)
  return new Set([...ids, ...families].map((id) => id.slice(0, id.indexOf('.'))))
}

const importedBy = (source: SourceFile, behind: FileBehind): string[] => [
  ...source.imports.flatMap(({ path, names }) =>
    (names.length === 0 ? [''] : names).map((name) => behind(path, name)),
  ),
  ...lateImportsOf(source),
]

/**
 * Groups that a page shows, now or in a part that it loads later, and that nobody has asked for on the way to the text, each with a
 * source that shows it.
 */
const shownBy = (page: string, house: House, groups: readonly string[]): Map<string, string> => {
  const shown = new Map<string, string>()
  const seen = new Set<string>()
  const walk = (path: string, asked: ReadonlySet<string>): void => {
    const source = house.sources.get(path)
    const way = [path, ...asked].join(' ')
    if (source === undefined || seen.has(way)) return
    seen.add(way)
    const has = new Set([...asked, ...askedBy(source.text)])
    for (const group of groupsIn(source.text, groups))
      if (!has.has(group) && !shown.has(group)) shown.set(group, path)
    for (const next of importedBy(source, house.behind)) walk(next, has)
  }
  walk(page, new Set())
  return shown
}

/** Pages that show texts of one of these groups without having loaded it: a reader would see the names of texts for a moment. */
export const findMissingTexts = (all: readonly SourceFile[], groups: readonly string[]): string[] => {
  const house = { sources: new Map(all.map((source) => [source.path, source])), behind: fileBehind(all) }
  return all
    .filter(({ path }) => path.startsWith(folder))
    .flatMap((page) => {
      const pages = [page, ...pagesAround(page.path, house)]
      const loaded = new Set(pages.flatMap(({ text }) => loadedBy(text)))
      return [...shownBy(page.path, house, groups)]
        .filter(([group]) => !loaded.has(group))
        .map(([group, path]) => `${page.path} shows "${group}" (${path}) and does not load it`)
    })
}

/** Whether every page loads the texts of the workbench that it shows. What is shown of the others everywhere comes at rest. */
export const checkPageTexts = async (): Promise<Outcome> => {
  const began = performance.now()
  const missing = findMissingTexts(readHouse(), workbenchTextGroups)
  return {
    code: missing.length === 0 ? 0 : 1,
    output: missing.join('\n'),
    seconds: (performance.now() - began) / 1000,
  }
}
