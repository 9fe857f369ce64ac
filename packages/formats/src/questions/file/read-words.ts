import type { AuthorText, Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import type { ReadHead } from '../made-question.ts'
import type { MarkupNode } from '@lectern/contract/kernel/markup'
import { authorTextOf, lineOf, oneLineOf, readMarkup } from '../markup/text-of-markup.ts'
import { type Notes, type PictureDoor, takePicture } from './read-file.ts'

/** What is asked: the first block is its name, what follows describes it; of pictures the first is kept. */
export const readAsked = (
  nodes: readonly MarkupNode[],
  pictures: PictureDoor,
  notes: Notes,
): Pick<ReadHead, 'name' | 'description' | 'image'> => {
  const read = readMarkup(nodes)
  const [first, ...rest] = read.blocks
  const name = first ? lineOf(first) : { words: '', hadForm: false }
  notes.addWhere(read.isFormLost || name.hadForm, 'form_lost')
  const [named, ...others] = read.pictures
  for (const other of others) notes.add('picture_lost', other.source.slice(0, 100))
  const image = named && takePicture(pictures, named, notes)
  return { name: name.words, description: authorTextOf(rest), ...(image ? { image } : {}) }
}

/** A longer text beside the question, such as a comment. */
export const readLong = (nodes: readonly MarkupNode[], notes: Notes): AuthorText => {
  const read = readMarkup(nodes)
  notes.addWhere(read.isFormLost, 'form_lost')
  for (const { source } of read.pictures) notes.add('picture_lost', source.slice(0, 100))
  return authorTextOf(read.blocks)
}

/** An option, a statement, an item: one line, and a picture beside it. */
export const readThing = (
  nodes: readonly MarkupNode[],
  pictures: PictureDoor,
  notes: Notes,
): { text: string; image?: Picture } => {
  const read = readMarkup(nodes)
  const line = oneLineOf(read.blocks)
  notes.addWhere(read.isFormLost || line.hadForm, 'form_lost')
  const [named, ...others] = read.pictures
  for (const other of others) notes.add('picture_lost', other.source.slice(0, 100))
  const image = named && takePicture(pictures, named, notes)
  return { text: line.words, ...(image ? { image } : {}) }
}
