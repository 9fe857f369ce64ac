import { type Editor, Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** What comes next is a step of its own for "Undo", however soon it comes. */
const endStep = (view: EditorView): void => {
  if (!view.isDestroyed) view.dispatch(closeHistory(view.state.tr))
}

/** The editor inserts within the event, after this listener: the step ends once all listeners are done. */
const around = (view: EditorView): false => {
  endStep(view)
  queueMicrotask(() => endStep(view))
  return false
}

/**
 * What is pasted or dropped is a step of its own. The editor joins changes of the same half second into one: without this, one
 * "Undo" takes the words with it that were typed before or after.
 */
export const OwnSteps = Extension.create({
  name: 'ownSteps',
  addProseMirrorPlugins: () => [new Plugin({ props: { handleDOMEvents: { paste: around, drop: around } } })],
})

/** The same for what a tool or a menu does. */
export const inOwnStep = ({ view }: Editor, change: () => void): void => {
  endStep(view)
  change()
  endStep(view)
}
