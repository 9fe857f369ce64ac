import { basename, dirname, posix } from 'node:path'
import { isFrameAddress } from '@lectern/contract/rich-text/addresses'
import type { PictureShelf } from '../../../platform/documents/picture-shelf.ts'
import type { Archive } from '../../../platform/documents/archives/read-archive.ts'
import type { FoundPicture, InContext } from '../../../platform/rich-text/in-context.ts'

interface DataPicture {
  readonly extension: string
  readonly bytes: Buffer
}

const data = /data:image\/([a-z]{2,5})(?:\+xml)?;base64,([A-Za-z0-9+/]+=*)/g
const standIn = /^x-picture:(\d{1,6})$/

/** A text without the pictures that stand in it as letters, and those pictures by their place. */
export const takeDataPictures = (
  source: string,
): { readonly text: string; readonly pictures: readonly DataPicture[] } => {
  const pictures: DataPicture[] = []
  const text = source.replaceAll(data, (_all, extension: string, base64: string) => {
    pictures.push({ extension, bytes: Buffer.from(base64, 'base64') })
    return `x-picture:${pictures.length - 1}`
  })
  return { text, pictures }
}

interface Around {
  readonly text: string
  readonly pictures: readonly DataPicture[]
  readonly beside: { readonly archive: Archive; readonly path: string } | null
  readonly shelf: PictureShelf
  readonly note: InContext['note']
}

const isPicture = (path: string): boolean => /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|heic)$/i.test(path)

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Pictures of an archive that a text may name, each read once. */
const readBeside = async ({ text, beside }: Around): Promise<ReadonlyMap<string, Buffer>> => {
  const found = new Map<string, Buffer>()
  if (!beside) return found
  const whole = `${text}\n${decoded(text)}`
  for (const path of beside.archive.paths.filter(isPicture)) {
    if (!whole.includes(basename(path))) continue
    const bytes = await beside.archive.read(path)
    if (bytes) found.set(path, bytes)
  }
  return found
}

/** Where pictures of a text are: in its letters, beside it in an archive, or elsewhere. */
export const findPictures = async (around: Around): Promise<InContext['findPicture']> => {
  const { pictures, beside, shelf, note } = around
  const files = await readBeside(around)
  const known = new Map<string, FoundPicture>()
  const shelved = (name: string, bytes: Buffer): FoundPicture => {
    const fileId = shelf.put(name, bytes)
    return fileId === null ? null : { fileId, src: null }
  }
  const find = (address: string): FoundPicture => {
    const inText = pictures[Number(standIn.exec(address)?.[1] ?? -1)]
    if (inText) return shelved(`picture.${inText.extension}`, inText.bytes)
    if (isFrameAddress(address)) return { fileId: null, src: address }
    const path = posix.normalize(posix.join(dirname(beside?.path ?? ''), decoded(address)))
    const bytes = files.get(path)
    return bytes ? shelved(basename(path), bytes) : null
  }
  return (address, line) => {
    const before = known.get(address)
    const found = before === undefined ? find(address) : before
    known.set(address, found)
    if (found === null) note('picture_missing', address.slice(0, 200), line)
    else if (found.src !== null) note('picture_elsewhere', address.slice(0, 200), line)
    return found
  }
}
