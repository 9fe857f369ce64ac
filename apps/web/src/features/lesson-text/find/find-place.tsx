import type { Editor } from '@tiptap/core'
import { lazy, Suspense, useEffect, useState } from 'react'

const FindBar = lazy(async () => ({ default: (await import('./find-bar.tsx')).FindBar }))

const isFindKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyF'

/** Where the bar to find words stands, once Ctrl F has been pressed in the text. */
export const FindPlace = ({ editor }: { editor: Editor }) => {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const { dom } = editor.view
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return
      // The browser would look through the page, where only the lines on the screen need to be.
      event.preventDefault()
      setOpen(true)
    }
    dom.addEventListener('keydown', onKeyDown)
    return () => dom.removeEventListener('keydown', onKeyDown)
  }, [editor])
  if (!isOpen) return null
  return (
    <Suspense>
      <FindBar editor={editor} close={() => setOpen(false)} />
    </Suspense>
  )
}
