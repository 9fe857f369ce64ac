import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { answerSizeBy } from './ask-size.ts'
import { SizeGrid } from './size-grid.tsx'

/** Where a size for a new table is asked: at the caret, once it was chosen from the insert menu. */
export const TableSize = ({ editor }: { editor: Editor }) => {
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useEffect(() => {
    answerSizeBy(editor, () => {
      const { left, bottom } = editor.view.coordsAtPos(editor.state.selection.from)
      setPlace({ left, top: bottom })
    })
  }, [editor])
  if (!place) return null
  return (
    <SizeGrid
      place={place}
      onSize={(rows, cols) => {
        setPlace(undefined)
        editor.view.focus()
        editor.chain().insertTable({ rows, cols, withHeaderRow: true }).run()
      }}
      onLeave={() => {
        setPlace(undefined)
        editor.view.focus()
      }}
    />
  )
}
