import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import type { Editor } from '@tiptap/core'
import { storedText } from '../form/stored-text.ts'
import { blockRange } from '../moves/block-range.ts'

/** The selected blocks, or the one with the caret, as a text of their own; null where there is none. */
export const textOfBlocks = ({ state }: Editor): LessonText | null => {
  const range = blockRange(state)
  if (!range) return null
  const { schema, doc } = state
  return storedText(schema.topNodeType.create(null, doc.slice(range.start, range.end).content))
}
