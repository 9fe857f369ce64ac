import { posix } from 'node:path'
import { everyElement, findElement, type Markup } from '@lectern/contract/kernel/markup'
import {
  refuseQuestion,
  type FileContext,
  type FileQuestion,
  type PictureDoor,
  type ReadFile,
} from '@lectern/formats/questions/file/read-file'
import { isQtiItem, readQtiItem } from '@lectern/formats/questions/qti/read-qti'
import { DocumentError } from '../../../platform/documents/document-error.ts'
import { sizeOfPicture } from '../../../platform/documents/picture-size.ts'
import type { Archive } from '../../../platform/documents/archives/read-archive.ts'
import { pathInside } from '../../../platform/documents/archives/path-inside.ts'
import { readXml } from '../../../platform/documents/read-xml.ts'
import type { PictureShelf } from '../../../platform/documents/picture-shelf.ts'

const addressesIn = (item: Markup): string[] =>
  everyElement(item).flatMap(({ attributes }) => [
    ...(attributes['src'] === undefined ? [] : [attributes['src']]),
    ...(attributes['data'] === undefined ? [] : [attributes['data']]),
  ])

const inside = /^data:image\/[\w.+-]{1,30};base64,/

interface Found {
  readonly name: string
  readonly bytes: Buffer
  readonly size: Awaited<ReturnType<typeof sizeOfPicture>>
}

/** Everything that an item names and its package has, so that reading it waits for nothing. */
const findPictures = async (item: Markup, path: string, archive: Archive | null) => {
  const found = new Map<string, Found>()
  for (const address of new Set(addressesIn(item))) {
    const [embedded] = inside.exec(address) ?? []
    const place = pathInside(path, address)
    const bytes =
      embedded === undefined
        ? place !== null && (await archive?.read(place))
        : Buffer.from(address.slice(embedded.length), 'base64')
    if (!bytes) continue
    const name = embedded === undefined ? posix.basename(place ?? '') : 'picture'
    found.set(address, { name, bytes, size: await sizeOfPicture(bytes) })
  }
  return found
}

const doorOf = (found: ReadonlyMap<string, Found>, shelf: PictureShelf): PictureDoor => ({
  take: (source) => {
    const picture = found.get(source)
    return picture ? shelf.put(picture.name, picture.bytes) : null
  },
  sizeOf: (source) => found.get(source)?.size ?? null,
})

/** One item by itself. */
export const readQtiRoot = async (
  root: Markup,
  path: string,
  context: FileContext,
  { shelf, archive = null }: { readonly shelf: PictureShelf; readonly archive?: Archive | null },
): Promise<FileQuestion> => readQtiItem(root, context, doorOf(await findPictures(root, path, archive), shelf))

const itemType = /^imsqti_(?:apip)?item/i

/** The items of a package in the order of its list, or every XML file where it has none. */
const itemPaths = async (archive: Archive): Promise<readonly string[]> => {
  const bytes = await archive.read('imsmanifest.xml')
  const all = archive.paths.filter((path) => /\.xml$/i.test(path) && path !== 'imsmanifest.xml')
  if (!bytes) return all
  const resources = findElement(readXml(bytes.toString('utf8')), 'resources')
  const listed = everyElement(resources ?? { name: '', attributes: {}, children: [] }).flatMap(
    ({ name, attributes }) =>
      name === 'resource' && itemType.test(attributes['type'] ?? '') && attributes['href'] !== undefined
        ? [posix.normalize(attributes['href'])]
        : [],
  )
  return listed.length > 0 ? [...new Set(listed)] : all
}

/** Whether an archive looks like a package of items. */
export const isQtiPackage = ({ paths }: Archive): boolean =>
  paths.includes('imsmanifest.xml') || paths.some((path) => /\.xml$/i.test(path))

/**
 * The items of a package. One that cannot be read is not taken, and the others are.
 *
 * @throws DocumentError too_many; not_known where there is no item
 */
export const readQtiPackage = async (
  archive: Archive,
  context: FileContext,
  { shelf, most }: { readonly shelf: PictureShelf; readonly most: number },
): Promise<ReadFile> => {
  const paths = await itemPaths(archive)
  if (paths.length > most) throw new DocumentError('too_many', `${paths.length} items`)
  const questions: FileQuestion[] = []
  for (const path of paths) {
    const bytes = await archive.read(path)
    try {
      const root = bytes && readXml(bytes.toString('utf8').replace(/^\uFEFF/, ''))
      if (!root) questions.push(refuseQuestion(posix.basename(path), 'file_lost', path))
      else if (isQtiItem(root)) questions.push(await readQtiRoot(root, path, context, { shelf, archive }))
    } catch (error) {
      if (!(error instanceof DocumentError) || error.code !== 'broken') throw error
      questions.push(refuseQuestion(posix.basename(path), 'not_readable', path))
    }
  }
  if (questions.length === 0) throw new DocumentError('not_known', 'a package without items')
  return { questions, notes: [] }
}
