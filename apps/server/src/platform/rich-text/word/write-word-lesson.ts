import type { FileChild } from 'docx'
import type { LessonPart } from '../out-context.ts'
import { writeWordBlocks } from './write-word-blocks.ts'
import type { WordList } from './write-word-words.ts'
import { wordHeading, wordLinkLine, writeWord } from './write-word.ts'

interface Collected {
  readonly footnotes: string[]
  readonly lists: WordList[]
}

const writePart = (part: LessonPart, collected: Collected): FileChild[] => {
  if (part.kind === 'section') return [wordHeading(part.name, 'section')]
  if (part.kind === 'link') return [wordLinkLine(part.words, part.context.pageLink)]
  const { title, nodes, context } = part
  const blocks = writeWordBlocks(nodes, { ...context, ...collected })
  return title === '' ? blocks : [wordHeading(title, 'unitTitle'), ...blocks]
}

/** A lesson as a Word document. */
export const writeWordLesson = async (title: string, parts: readonly LessonPart[]): Promise<Buffer> => {
  const collected: Collected = { footnotes: [], lists: [] }
  const blocks = parts.flatMap((part) => writePart(part, collected))
  return writeWord(title, blocks, collected)
}
