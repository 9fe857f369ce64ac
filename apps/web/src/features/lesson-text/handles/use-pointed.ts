import type { Editor } from '@tiptap/core'
import { useEffect, useState, type RefObject } from 'react'

/** What the pointer is at, and where its handle stands, from the corner of the editor. */
export interface Pointed {
  /** Where it begins in the text. */
  readonly at: number
  readonly top: number
  readonly left: number
}

const isOpen = (handle: HTMLElement): boolean => handle.querySelector('[aria-expanded="true"]') !== null

const isSame = (one: Pointed | null, other: Pointed | null): boolean =>
  one?.at === other?.at && one?.top === other?.top && one?.left === other?.left

/**
 * What is under the pointer, as long as nothing is written; it stays while the pointer is at its handle, or the handle's menu is
 * open.
 *
 * @param find one function for the life of the component
 */
export const usePointed = <Found extends Pointed>(
  editor: Editor,
  handle: RefObject<HTMLElement | null>,
  find: (editor: Editor, box: HTMLElement, event: PointerEvent) => Found | null,
): Found | null => {
  const [pointed, setPointed] = useState<Found | null>(null)
  useEffect(() => {
    const box = handle.current?.parentElement
    if (!box) return undefined
    const onMove = (event: PointerEvent) => {
      const own = handle.current
      if (!own || event.pointerType === 'touch' || event.buttons !== 0 || isOpen(own)) return
      if (event.target instanceof Node && own.contains(event.target)) return
      const now = find(editor, box, event)
      setPointed((before) => (isSame(before, now) ? before : now))
    }
    const leave = () => {
      if (handle.current && !isOpen(handle.current)) setPointed(null)
    }
    const written = () => setPointed(null)
    box.addEventListener('pointermove', onMove)
    box.addEventListener('pointerleave', leave)
    editor.on('update', written)
    return () => {
      box.removeEventListener('pointermove', onMove)
      box.removeEventListener('pointerleave', leave)
      editor.off('update', written)
    }
  }, [editor, handle, find])
  return pointed
}
