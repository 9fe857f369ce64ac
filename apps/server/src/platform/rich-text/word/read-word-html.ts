import mammoth from 'mammoth'
import { everyElement, type Markup, type MarkupNode } from '@lectern/contract/kernel/markup'
import { DocumentError } from '../../documents/document-error.ts'
import { openArchive } from '../../documents/archives/read-archive.ts'
import { listPlaceOf, readNumbering } from '../../documents/read-word.ts'
import { readHtml, readXml } from '../../documents/read-xml.ts'
import { type CountedEntry, countedEntries, isKeptFormat, withListKinds } from './list-kinds.ts'
import { wordStyleMap } from './word-styles.ts'

/** A Word document as elements, and what it says that no element does. */
export interface WordElements {
  readonly nodes: readonly MarkupNode[]
  readonly hasLooks: boolean
  readonly comments: number
  /** Drawings, charts, formulas of Word, text boxes. */
  readonly objects: number
}

const looks = new Set(['color', 'sz', 'jc', 'rFonts', 'shd'])

/** Whether entries of a list are counted in a way that becomes digits. */
const losesCount = (numbering: ReadonlyMap<string, string>, body: readonly Markup[]): boolean =>
  body
    .filter(({ name }) => name === 'p')
    .map(listPlaceOf)
    .some((place) => place !== null && !isKeptFormat(numbering.get(place) ?? ''))

interface WordParts extends Omit<WordElements, 'nodes'> {
  readonly entries: readonly CountedEntry[]
}

/** @throws DocumentError: what is not safe to read is refused before anything else looks at it */
const checkParts = async (file: string): Promise<WordParts> => {
  const archive = await openArchive(file)
  try {
    let body: Markup | undefined
    let comments = 0
    for (const path of archive.paths.filter((each) => /\.(?:xml|rels)$/.test(each))) {
      const root = readXml(((await archive.read(path)) ?? Buffer.alloc(0)).toString('utf8'))
      if (path === 'word/document.xml') body = root
      if (path === 'word/comments.xml')
        comments = root.children.filter((each) => typeof each !== 'string').length
    }
    if (!body) throw new DocumentError('broken', 'a document without a body')
    const elements = everyElement(body)
    const names = elements.map(({ name }) => name)
    const numbering = await readNumbering(archive)
    return {
      entries: countedEntries(elements, numbering),
      hasLooks: names.some((name) => looks.has(name)) || losesCount(numbering, elements),
      comments,
      objects: names.filter((name) => ['oMath', 'chart', 'txbxContent', 'object'].includes(name)).length,
    }
  } finally {
    archive.close()
  }
}

/** Mammoth tells the address of a linked picture only in its refusal to open it. */
const refusedLink = /^could not read external image '(.+)', external file access is disabled$/s

const isError = (fault: unknown): fault is Error => fault instanceof Error

/** The bytes of a picture, or its address where the document holds only that; '' where it holds neither. */
const readWordPicture = async (
  read: () => Promise<Buffer>,
  keep: (bytes: Buffer) => string,
): Promise<string> => {
  try {
    return keep(await read())
  } catch (fault) {
    return isError(fault) ? (refusedLink.exec(fault.message)?.[1] ?? '') : ''
  }
}

/**
 * The elements of a Word document; pictures inside it are given to `keepPicture`, which names them.
 *
 * @throws DocumentError
 */
export const readWordHtml = async (
  file: string,
  keepPicture: (mimeType: string, bytes: Buffer) => string,
): Promise<WordElements> => {
  const { entries, ...facts } = await checkParts(file)
  const { value } = await mammoth.convertToHtml(
    { path: file },
    {
      styleMap: [...wordStyleMap],
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => ({
        src: await readWordPicture(
          () => image.readAsBuffer(),
          (bytes) => keepPicture(image.contentType, bytes),
        ),
      })),
    },
  )
  return { ...facts, nodes: withListKinds(readHtml(value), entries) }
}
