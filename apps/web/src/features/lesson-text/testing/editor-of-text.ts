import { Editor } from '@tiptap/core'
import { written } from './written-text.tsx'

interface Clipboard {
  readonly text?: string | undefined
  readonly html?: string | undefined
  readonly rtf?: string | undefined
}

/** The editor of the text that is written. */
export const editorOf = (): Editor => {
  const element = written.element()
  if (!('editor' in element) || !(element.editor instanceof Editor)) throw new Error('no editor')
  return element.editor
}

/** Pastes into the text, as a browser tells it. */
export const paste = ({ text, html, rtf }: Clipboard): void => {
  const clipboardData = new DataTransfer()
  if (text !== undefined) clipboardData.setData('text/plain', text)
  if (html !== undefined) clipboardData.setData('text/html', html)
  if (rtf !== undefined) clipboardData.setData('text/rtf', rtf)
  written
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
