import {
  childOf,
  childrenOf,
  everyElement,
  findElement,
  type Markup,
  wordsOf,
} from '@lectern/contract/kernel/markup'
import { DocumentError } from './document-error.ts'
import type { Archive } from './archives/read-archive.ts'
import { readXml } from './read-xml.ts'

/** A Word document as lines of text, and how many pictures it had. */
export interface WordText {
  readonly text: string
  readonly pictures: number
}

const valueOf = (of: Markup | undefined): string =>
  Object.entries(of?.attributes ?? {}).find(([name]) => name.endsWith('val'))?.[1] ?? ''

const attributeOf = (of: Markup, name: string): string =>
  Object.entries(of.attributes).find(([key]) => key === name || key.endsWith(`:${name}`))?.[1] ?? ''

/** What stands before the entries of a list, by the list and its level: a number, a letter or a dot. */
export const readNumbering = async (archive: Archive): Promise<ReadonlyMap<string, string>> => {
  const bytes = await archive.read('word/numbering.xml')
  if (!bytes) return new Map()
  const root = readXml(bytes.toString('utf8'))
  const kinds = new Map(
    childrenOf(root, 'abstractNum').map((each) => [
      attributeOf(each, 'abstractNumId'),
      childrenOf(each, 'lvl').map(
        (level) => [attributeOf(level, 'ilvl'), valueOf(childOf(level, 'numFmt'))] as const,
      ),
    ]),
  )
  return new Map(
    childrenOf(root, 'num').flatMap((each) =>
      (kinds.get(valueOf(childOf(each, 'abstractNumId'))) ?? []).map(
        ([level, kind]) => [`${attributeOf(each, 'numId')} ${level}`, kind] as const,
      ),
    ),
  )
}

/** The list and the level of an entry, as `readNumbering` names them; null for what is no entry. */
export const listPlaceOf = (paragraph: Markup): string | null => {
  const place = childOf(childOf(paragraph, 'pPr'), 'numPr')
  return place ? `${valueOf(childOf(place, 'numId'))} ${valueOf(childOf(place, 'ilvl')) || '0'}` : null
}

const wordsIn = (of: Markup): string => {
  if (of.name === 't') return wordsOf(of)
  if (of.name === 'tab') return '\t'
  if (of.name === 'br' || of.name === 'cr') return '\n'
  if (of.name === 'del' || of.name === 'instrText') return ''
  return of.children.map((node) => (typeof node === 'string' ? '' : wordsIn(node))).join('')
}

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

/** Whether an archive is a Word document. */
export const isWord = ({ paths }: Archive): boolean => paths.includes('word/document.xml')

/**
 * The paragraphs and tables of a Word document, as they would be pasted: a line each, a number or a dash before entries of
 * lists, tabs between cells.
 *
 * @throws DocumentError broken
 */
export const readWord = async (archive: Archive): Promise<WordText> => {
  const bytes = await archive.read('word/document.xml')
  const body = bytes && findElement(readXml(bytes.toString('utf8')), 'body')
  if (!body) throw new DocumentError('broken', 'a document without a body')
  const numbering = await readNumbering(archive)
  const lines: string[] = []
  const counts = new Map<string, number>()
  const entryOf = (paragraph: Markup): string => {
    const place = childOf(childOf(paragraph, 'pPr'), 'numPr')
    if (!place) return ''
    const [list, level] = [valueOf(childOf(place, 'numId')), valueOf(childOf(place, 'ilvl')) || '0']
    if (level !== '0' || !(numbering.get(`${list} ${level}`) ?? '').startsWith('decimal')) return '- '
    const count = (counts.get(list) ?? 0) + 1
    counts.set(list, count)
    return `${count}. `
  }
  const walk = (of: Markup): void => {
    if (of.name === 'p') lines.push(...`${entryOf(of)}${wordsIn(of)}`.split('\n').map((line) => line.trim()))
    else if (of.name === 'tr')
      lines.push(
        childrenOf(of, 'tc')
          .map((cell) => oneLine(wordsInCell(cell)))
          .join('\t'),
      )
    else for (const node of of.children) if (typeof node !== 'string') walk(node)
  }
  walk(body)
  const pictures = everyElement(body).filter(({ name }) => name === 'drawing' || name === 'pict').length
  return {
    text: lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    pictures,
  }
}

const wordsInCell = (cell: Markup): string => childrenOf(cell, 'p').map(wordsIn).join(' ')
