import type { Editor } from '@tiptap/core'

const asked = new WeakSet<Editor>()

const controlOf = (editor: Editor): HTMLElement | null =>
  editor.view.dom.parentElement?.querySelector<HTMLElement>(
    '[data-node-panel] :is(input, textarea, select, button):not([disabled])',
  ) ?? null

/** Puts the keyboard into the tools of the selected node, as soon as they stand. */
export const askPanel = (editor: Editor): void => {
  const control = controlOf(editor)
  asked.add(editor)
  control?.focus()
  if (control !== null && control === document.activeElement) asked.delete(editor)
}

/** Called when the tools have come to stand. */
export const answerPanel = (editor: Editor): void => {
  if (asked.delete(editor)) controlOf(editor)?.focus()
}
