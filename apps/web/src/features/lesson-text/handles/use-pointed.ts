import type { Editor } from '@tiptap/core'
import { useEffect, useState, type RefObject } from 'react'
import { blockAt } from './block-at.ts'

/** The block at which the pointer is, and where its handle stands, from the corner of the editor. */
export interface Pointed {
  readonly at: number
  readonly top: number
  readonly left: number
}

const place = (editor: Editor, box: HTMLElement, at: number): Pointed | null => {
  const dom = editor.view.nodeDOM(at)
  if (!(dom instanceof HTMLElement)) return null
  const from = box.getBoundingClientRect()
  // Numbers and dots of a list stand left of its entries.
  const { left } = (dom.tagName === 'LI' ? (dom.parentElement ?? dom) : dom).getBoundingClientRect()
  const { lineHeight, paddingTop } = getComputedStyle(dom)
  const line = Number.parseFloat(lineHeight) || 0
  const top = dom.getBoundingClientRect().top + Number.parseFloat(paddingTop) + line / 2
  return { at, top: top - from.top, left: left - from.left }
}

const isOpen = (handle: HTMLElement): boolean => handle.querySelector('[aria-expanded="true"]') !== null

/** The block under the pointer, as long as nothing is written; it stays while the handle's menu is open. */
export const usePointed = (editor: Editor, handle: RefObject<HTMLElement | null>): Pointed | null => {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  useEffect(() => {
    const box = handle.current?.parentElement
    if (!box) return undefined
    const onMove = (event: PointerEvent) => {
      const own = handle.current
      if (!own || event.pointerType === 'touch' || event.buttons !== 0 || isOpen(own)) return
      if (event.target instanceof Node && own.contains(event.target)) return
      const at = blockAt(editor.view, event.clientX, event.clientY)
      setPointed((before) => {
        const now = at === null ? null : place(editor, box, at)
        return before?.at === now?.at && before?.top === now?.top ? before : now
      })
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
  }, [editor, handle])
  return pointed
}
