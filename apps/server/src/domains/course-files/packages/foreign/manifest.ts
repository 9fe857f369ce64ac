import { posix } from 'node:path'
import { decodeText } from '@lectern/contract/files/decode-text'
import { archiveLimits } from '@lectern/contract/course-files/archive-limits'
import {
  childOf,
  childrenOf,
  everyElement,
  findElement,
  type Markup,
  wordsIn,
  wordsOf,
} from '@lectern/contract/kernel/markup'
import { DocumentError } from '../../../../platform/documents/document-error.ts'
import { pathInside } from '../../../../platform/documents/archives/path-inside.ts'
import type { Archive } from '../../../../platform/documents/archives/read-archive.ts'
import { readXml } from '../../../../platform/documents/read-xml.ts'

/** A thing of a package that an outline may name. */
export interface Resource {
  /** In small letters, as `imsqti_xmlv1p2/imscc_xmlv1p1/assessment`. */
  readonly type: string
  /** Its file in the archive; null without one. */
  readonly path: string | null
  /** All its files, as far as they are in the archive. */
  readonly files: readonly string[]
  /** Whether it says that it is a program which talks to its system. */
  readonly isProgram: boolean
}

/** An entry of an outline, with those below it. */
export interface OutlineItem {
  readonly title: string
  readonly resource: Resource | null
  /** Whether it names a resource that is not there. */
  readonly isMissing: boolean
  readonly isHidden: boolean
  readonly items: readonly OutlineItem[]
}

/** What a package says of itself. */
export interface Manifest {
  readonly isCartridge: boolean
  readonly title: string
  readonly description: string
  readonly items: readonly OutlineItem[]
  readonly resources: readonly Resource[]
}

const manifestName = 'imsmanifest.xml'

/** The list of a package: at its top, or in the one folder in which somebody packed it. */
const pathOfManifest = ({ paths }: Archive): string | undefined =>
  paths
    .filter((path) => posix.basename(path) === manifestName)
    .toSorted((a, b) => a.split('/').length - b.split('/').length)[0]

/** Whether an archive is a package of another system. */
export const isForeignPackage = (archive: Archive): boolean => pathOfManifest(archive) !== undefined

/** No database keeps the letter that ends words elsewhere. */
export const textOf = (bytes: Buffer): string => decodeText(bytes).text.replaceAll('\u0000', '')

const maxItems = 5_000
const deepest = 20

const resourcesOf = (root: Markup, manifest: string, archive: Archive): Map<string, Resource> => {
  const list = childOf(root, 'resources')
  const listBase = list?.attributes['xml:base'] ?? ''
  return new Map(
    childrenOf(list, 'resource').map(({ attributes, ...resource }) => {
      const base = `${listBase}${attributes['xml:base'] ?? ''}`
      const inside = (href: string | undefined): string | null => {
        const path = href === undefined || href === '' ? null : pathInside(manifest, `${base}${href}`)
        return path === null ? null : (archive.pathOf(path) ?? null)
      }
      const files = childrenOf({ attributes, ...resource }, 'file').flatMap(
        (file) => inside(file.attributes['href']) ?? [],
      )
      const kind = attributes['adlcp:scormtype'] ?? attributes['adlcp:scormType'] ?? ''
      return [
        attributes['identifier'] ?? '',
        {
          type: (attributes['type'] ?? '').toLowerCase(),
          path: inside(attributes['href']) ?? (attributes['href'] === undefined ? (files[0] ?? null) : null),
          files,
          isProgram: kind.toLowerCase() === 'sco',
        },
      ]
    }),
  )
}

const itemsOf = (of: Markup | undefined, resources: ReadonlyMap<string, Resource>): OutlineItem[] => {
  let count = 0
  const read = (node: Markup | undefined, depth: number): OutlineItem[] => {
    if (depth > deepest) throw new DocumentError('too_large', 'an outline that is too deep')
    return childrenOf(node, 'item').map((item) => {
      count += 1
      if (count > maxItems) throw new DocumentError('too_many', 'entries of an outline')
      const { identifierref: named, isvisible } = item.attributes
      return {
        title: wordsIn(item, 'title').replaceAll(/\s+/g, ' '),
        resource: (named === undefined ? undefined : resources.get(named)) ?? null,
        isMissing: named !== undefined && named !== '' && !resources.has(named),
        isHidden: isvisible === 'false',
        items: read(item, depth + 1),
      }
    })
  }
  return read(of, 1)
}

/** A cartridge has one entry without a name around all others. */
const withoutRoot = (items: readonly OutlineItem[]): readonly OutlineItem[] => {
  const [only, second] = items
  const isRoot = only && !second && only.title === '' && only.resource === null && only.items.length > 0
  return isRoot ? only.items : items
}

const saidIn = (root: Markup, name: string): string => {
  const general = findElement(childOf(root, 'metadata') ?? root, 'general')
  return wordsOf(childOf(general, name)).trim().replaceAll(/\s+/g, ' ')
}

/**
 * Reads what a package says of itself. Entities are refused, whatever they say (THREATS T33).
 *
 * @throws DocumentError
 */
export const readManifest = async (archive: Archive): Promise<Manifest> => {
  const path = pathOfManifest(archive)
  const bytes = path === undefined ? undefined : await archive.read(path, archiveLimits.pageBytes)
  if (path === undefined || !bytes) throw new DocumentError('not_known', 'no manifest')
  const root = readXml(textOf(bytes))
  if (root.name !== 'manifest') throw new DocumentError('not_known', `<${root.name}>`)
  const resources = resourcesOf(root, path, archive)
  const organizations = childOf(root, 'organizations')
  const all = childrenOf(organizations, 'organization')
  const wanted = organizations?.attributes['default']
  const organization = all.find(({ attributes }) => attributes['identifier'] === wanted) ?? all[0]
  const schema = wordsIn(childOf(root, 'metadata'), 'schema').toLowerCase()
  return {
    isCartridge:
      /common cartridge|thin cc/.test(schema) ||
      [...resources.values()].some(({ type }) => /^ims(?:wl|dt|basiclti|qti)_xml/.test(type)),
    title: wordsIn(organization, 'title') || saidIn(root, 'title'),
    description: saidIn(root, 'description'),
    items: withoutRoot(itemsOf(organization, resources)),
    resources: [...resources.values()],
  }
}

/** Every element of a small document of a package, read as the manifest is. */
export const readSmallXml = async (archive: Archive, path: string): Promise<Markup | null> => {
  try {
    const bytes = await archive.read(path, archiveLimits.pageBytes)
    return bytes ? readXml(textOf(bytes)) : null
  } catch (error) {
    if (error instanceof DocumentError && error.code !== 'unsafe') return null
    throw error
  }
}

/** The words of the first element of a name, wherever it stands. */
export const wordsOfFirst = (root: Markup, name: string): string =>
  wordsOf(everyElement(root).find((each) => each.name === name)).trim()
