import { Extension, type Editor } from '@tiptap/core'

const openers = new WeakMap<Editor, () => void>()

/** Says what opens the bar to find words of an editor. */
export const openFindBy = (editor: Editor, open: () => void): void => {
  openers.set(editor, open)
}

/** Ctrl F looks through the text; the browser would look through the page, where only the lines on the screen need to be. */
export const FindKeys = Extension.create({
  name: 'findKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-f': () => {
        openers.get(this.editor)?.()
        return true
      },
    }
  },
})
