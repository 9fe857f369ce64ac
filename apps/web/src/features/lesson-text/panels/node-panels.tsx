import { useEditorState, type Editor } from '@tiptap/react'
import { BubbleMenu } from '@tiptap/react/menus'
import { whollyInView } from '../../rich-text/index.ts'
import styles from '../toolbar/toolbar.module.css'
import { findPanel, type FoundPanel } from './find-panel.ts'
import { answerPanel } from './panel-focus.ts'

/** The element of the node above which the tools stand, for their place on the page. */
const placeOf = (editor: Editor) => {
  const found = findPanel(editor.state)
  const dom = found && editor.view.nodeDOM(found.at)
  return dom instanceof HTMLElement
    ? {
        getBoundingClientRect: () => dom.getBoundingClientRect(),
        getClientRects: () => [dom.getBoundingClientRect()],
      }
    : null
}

/** Where the node begins after changes elsewhere in the text. */
const placeNow = (editor: Editor, found: FoundPanel): number => {
  const now = findPanel(editor.state)
  return now?.node.type === found.node.type ? now.at : found.at
}

/** Tools of the node that the selection is in: a table's, a picture's. */
export const NodePanels = ({ editor }: { editor: Editor }) => {
  const found = useEditorState({
    editor,
    selector: ({ editor: now }) => findPanel(now.state),
    // The editor never changes a node: nothing has to be looked at within it.
    equalityFn: (one, other) => one?.node === other?.node && one?.at === other?.at,
  })
  return (
    <BubbleMenu
      editor={editor}
      pluginKey="nodePanels"
      className={styles.floating}
      updateDelay={50}
      shouldShow={({ editor: now, element, state }) =>
        // The menu asks after a delay, when the page may already be another one.
        !now.isDestroyed &&
        now.isEditable &&
        // A control within a node has the keyboard too: the edge of a picture.
        [now.view.dom, element].some((part) => part.contains(document.activeElement)) &&
        findPanel(state) !== null
      }
      getReferencedVirtualElement={() => placeOf(editor)}
      options={{
        placement: 'bottom-start',
        offset: 8,
        ...whollyInView,
        onShow: () => answerPanel(editor),
      }}
      data-node-panel=""
    >
      {found && <found.Panel editor={editor} node={found.node} at={() => placeNow(editor, found)} />}
    </BubbleMenu>
  )
}
