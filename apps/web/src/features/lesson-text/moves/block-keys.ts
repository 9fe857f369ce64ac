import { Extension } from '@tiptap/core'
import { duplicate, moveDown, moveUp } from './block-commands.ts'

/** Alt ↑ ↓ moves the blocks of the selection, Ctrl D doubles them; where that cannot be, the key does nothing. */
export const BlockKeys = Extension.create({
  name: 'blockKeys',
  addKeyboardShortcuts() {
    const run =
      (command: typeof moveUp): (() => boolean) =>
      () => {
        command(this.editor.state, this.editor.view.dispatch)
        return true
      }
    return { 'Alt-ArrowUp': run(moveUp), 'Alt-ArrowDown': run(moveDown), 'Mod-d': run(duplicate) }
  },
})
