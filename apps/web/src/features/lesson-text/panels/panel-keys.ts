import { Extension } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { findPanel } from './find-panel.ts'
import { askPanel } from './panel-focus.ts'

/** Enter on a selected node goes to its tools. */
export const PanelKeys = Extension.create({
  name: 'panelKeys',
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { state } = this.editor
        if (!(state.selection instanceof NodeSelection) || findPanel(state)?.at !== state.selection.from)
          return false
        askPanel(this.editor)
        return true
      },
    }
  },
})
