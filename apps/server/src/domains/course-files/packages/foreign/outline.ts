import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { DocumentError } from '../../../../platform/documents/document-error.ts'
import type { Manifest, OutlineItem, Resource } from './manifest.ts'

/** A lesson of an outline. */
export interface OutlinedLesson {
  readonly title: string
  readonly module: number | null
  readonly resource: Resource | null
  readonly isMissing: boolean
  readonly isHidden: boolean
}

export interface Outline {
  readonly modules: readonly string[]
  readonly lessons: readonly OutlinedLesson[]
}

const named = (title: string, number: number): string =>
  title.trim().slice(0, lessonLimits.title).trim() || String(number)

/** An entry with content, and those below it, at whatever depth. */
const leavesOf = (item: OutlineItem): OutlineItem[] => [
  ...(item.resource !== null || item.isMissing || item.items.length === 0 ? [item] : []),
  ...item.items.flatMap(leavesOf),
]

/** Where a package has no outline: each of its pages. */
const itemsOfPages = ({ resources }: Manifest): OutlineItem[] =>
  resources
    .filter(({ path }) => path !== null && /\.x?html?$/i.test(path))
    .map((resource) => ({
      title:
        (resource.path ?? '')
          .split('/')
          .at(-1)
          ?.replace(/\.\w+$/, '') ?? '',
      resource,
      isMissing: false,
      isHidden: false,
      items: [],
    }))

/**
 * An outline as modules with lessons: an entry at the top with others below it is a module. One without comes before the first
 * module, or, behind one, into a module of its own.
 *
 * @throws DocumentError too_many
 */
export const outlineOf = (manifest: Manifest): Outline => {
  const items = manifest.items.length > 0 ? manifest.items : itemsOfPages(manifest)
  const modules: string[] = []
  const lessons: OutlinedLesson[] = []
  const add = (module: number | null) => (item: OutlineItem) => {
    const { resource, isMissing, isHidden } = item
    lessons.push({ title: named(item.title, lessons.length + 1), module, resource, isMissing, isHidden })
  }
  for (const item of items) {
    const isModule = item.items.length > 0
    if (isModule || modules.length > 0) modules.push(named(item.title, modules.length + 1))
    const leaves = leavesOf(item)
    leaves.forEach(add(modules.length > 0 ? modules.length : null))
  }
  if (modules.length > archiveLimits.modules || lessons.length > archiveLimits.lessons)
    throw new DocumentError('too_many', `${modules.length} modules, ${lessons.length} lessons`)
  return { modules, lessons }
}
