import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './toolbar.module.css'

/** How much of the page's foot the keyboard of a phone covers, in pixels. */
const coveredBy = ({ height, offsetTop }: VisualViewport): number =>
  Math.max(0, window.innerHeight - height - offsetTop)

/** Whether the keyboard's place is in the text or in the bar. */
const useIsWriting = (editor: Editor, bar: { readonly current: HTMLElement | null }): boolean => {
  const [isWriting, setWriting] = useState(editor.isFocused)
  useEffect(() => {
    const look = () =>
      setWriting(
        editor.view.dom.contains(document.activeElement) ||
          (bar.current?.contains(document.activeElement) ?? false),
      )
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [editor, bar])
  return isWriting
}

/** Tools of a text on a phone: a bar above the keyboard that scrolls sideways, while the text is written. */
export const KeyboardBar = ({ editor, children }: { editor: Editor; children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null)
  const isWriting = useIsWriting(editor, bar)
  useEffect(() => {
    const { visualViewport } = window
    const place = () => {
      if (visualViewport) bar.current?.style.setProperty('--keyboard', `${coveredBy(visualViewport)}px`)
    }
    place()
    visualViewport?.addEventListener('resize', place)
    visualViewport?.addEventListener('scroll', place)
    return () => {
      visualViewport?.removeEventListener('resize', place)
      visualViewport?.removeEventListener('scroll', place)
    }
  }, [isWriting])
  return (
    <div ref={bar} className={styles.bar} hidden={!isWriting}>
      {children}
    </div>
  )
}
