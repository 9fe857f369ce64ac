import { countedListAt } from './counted-list.ts'
import { alignments, fontFamilies } from '@lectern/contract/rich-text/looks'
import { useEditorState, type Editor } from '@tiptap/react'
import { headingLevels } from '../nodes/heading/heading.ts'

const marks = [
  'bold',
  'italic',
  'underline',
  'strike',
  'superscript',
  'subscript',
  'code',
  'link',
  'tooltip',
] as const
const boxes = ['bulletList', 'orderedList', 'taskList', 'blockquote'] as const

const words = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const lineAttributes = (editor: Editor): Record<string, unknown> => ({
  ...editor.getAttributes('paragraph'),
  ...editor.getAttributes('heading'),
})

const stateOf = (editor: Editor) => {
  const letters = editor.getAttributes('textStyle')
  const line = lineAttributes(editor)
  return {
    level: headingLevels.find((level) => editor.isActive('heading', { level })) ?? null,
    marks: marks.filter((mark) => editor.isActive(mark)),
    boxes: boxes.filter((box) => editor.isActive(box)),
    /** How the innermost list is counted; undefined outside of one that is counted. */
    listKind: countedListAt(editor.state)?.kind,
    fontFamily: fontFamilies.find((family) => family === letters['fontFamily']) ?? null,
    fontSize: words(letters['fontSize']),
    color: words(letters['color']),
    backgroundColor: words(letters['backgroundColor']),
    textAlign: alignments.find((alignment) => alignment === line['textAlign']) ?? 'left',
    lineHeight: typeof line['lineHeight'] === 'number' ? line['lineHeight'] : null,
  }
}

export type TextState = ReturnType<typeof stateOf>

/** How the marked words look now; it makes a component draw itself anew only when that changes. */
export const useTextState = (editor: Editor): TextState =>
  useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
