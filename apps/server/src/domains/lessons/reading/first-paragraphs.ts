import { textOfUnit } from '@lectern/contract/blocks/registry'
import { variableParts } from '@lectern/contract/rich-text/variables'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { wordsOfNode } from '../../../platform/rich-text/plain-nodes.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { learnersLessons } from '../held-edits/lesson-forms.ts'
import { readContents } from '../program/read-contents.ts'

/** Enough for the first pages of the longest lesson. */
const mostBytes = 256 * 1024

/** Words that are the same for every reader. */
const isForAll = (words: string): boolean => variableParts(words).every(({ name }) => name === null)

const cut = (words: string, most: number): string =>
  words.length <= most ? words : `${words.slice(0, most).replace(/\s+\S*$/u, '')}…`

/**
 * The plain paragraphs with which a lesson begins.
 *
 * @param most paragraphs, and letters of all of them; the last is cut between words
 */
export const firstParagraphs = async (
  db: ReadDatabase,
  { schoolId, lessonId }: { schoolId: SchoolId; lessonId: number },
  most: { paragraphs: number; letters: number },
): Promise<string[]> => {
  const found: string[] = []
  let left = most.letters
  for await (const { units } of readContents(db, schoolId, [lessonId], mostBytes, learnersLessons))
    for (const { unit } of units) {
      const text = textOfUnit({ type_id: unit.typeId, content: unit.content })
      for (const node of text?.doc.content ?? []) {
        const words = node.type === 'paragraph' ? wordsOfNode(node).trim() : ''
        if (words === '' || !isForAll(words)) continue
        if (found.length === most.paragraphs || left <= 0) return found
        found.push(cut(words, left))
        left -= words.length
      }
    }
  return found
}
