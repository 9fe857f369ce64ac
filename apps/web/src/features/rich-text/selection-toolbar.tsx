import type { Editor } from '@tiptap/react'
import { BubbleMenu } from '@tiptap/react/menus'
import { insideView } from './inside-view.ts'
import { LinkPrompt } from './link-prompt.tsx'
import { TextTools, type TextTooling } from './text-tools.tsx'
import styles from './text-tools.module.css'

export interface ToolbarProps extends TextTooling {
  editor: Editor
  linking: boolean
  setLinking: (linking: boolean) => void
}

/** Appears over a selection: the subset of the document's toolbar that a text may hold now (001 §2). */
export const SelectionToolbar = ({ linking, ...rest }: ToolbarProps) => (
  <BubbleMenu
    editor={rest.editor}
    className={styles.floating}
    updateDelay={50}
    shouldShow={({ editor: now, element, state }) =>
      linking ||
      (now.isEditable &&
        (now.isFocused || element.contains(document.activeElement)) &&
        !state.selection.empty &&
        !now.isActive('image'))
    }
    options={{ placement: 'top', offset: 8, ...insideView }}
  >
    <ToolsOrLink linking={linking} {...rest} />
  </BubbleMenu>
)

/** The tools, or the question where a link leads. */
export const ToolsOrLink = ({ editor, linking, setLinking, ...tooling }: ToolbarProps) =>
  linking ? (
    <LinkPrompt editor={editor} close={() => setLinking(false)} />
  ) : (
    <TextTools {...tooling} editor={editor} onLink={() => setLinking(true)} />
  )
