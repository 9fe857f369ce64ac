import type { Editor } from '@tiptap/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { openFindBy } from './find-keys.ts'

const FindBar = lazy(async () => ({ default: (await import('./find-bar.tsx')).FindBar }))

/** Where the bar to find words stands, once Ctrl F has been pressed in the text. */
export const FindPlace = ({ editor }: { editor: Editor }) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => openFindBy(editor, () => setOpen(true)), [editor])
  if (!isOpen) return null
  return (
    <Suspense>
      <FindBar editor={editor} close={() => setOpen(false)} />
    </Suspense>
  )
}
