import { taskItemNode, taskListNode } from '@lectern/contract/rich-text/nodes/lists'
import { mergeAttributes } from '@tiptap/core'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { ListChecks } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { kindAttributes } from '../kind-attributes.ts'
import { taskKeys } from './task-keys.ts'
import { TaskPanel } from './task-panel.tsx'

const { key, ...itemAttributes } = kindAttributes(taskItemNode.attrs)

/** Lines with boxes to tick. */
export const taskList = defineEditorNode({
  type: taskListNode.type,
  extension: TaskList.extend({
    addAttributes: () => kindAttributes(taskListNode.attrs),
    renderHTML: ({ node, HTMLAttributes }) => [
      'ul',
      mergeAttributes(HTMLAttributes, {
        dir: 'auto',
        'data-type': 'taskList',
        'data-tasks': String(node.attrs['tickedBy']),
      }),
      0,
    ],
  }),
  panel: TaskPanel,
  inserts: [
    {
      id: 'tasks',
      group: 'line',
      icon: ListChecks,
      name: (t) => t('lesson-text.tool_tasks'),
      words: (t) => t('lesson-text.slash_words_tasks'),
      keys: '[ ]',
      run: (chain) => chain.toggleTaskList(),
    },
  ],
})

/** One line with its box. */
export const taskItem = defineEditorNode({
  type: taskItemNode.type,
  extension: TaskItem.configure({
    nested: true,
    // A box is named by its words, in whichever language they are.
    a11y: { checkboxLabel: ({ textContent }) => textContent || '…' },
  }).extend({
    addAttributes() {
      // A line that is split keeps its key in the upper half alone.
      return { ...itemAttributes, ...this.parent?.(), key: { ...key, keepOnSplit: false } }
    },
    addProseMirrorPlugins: () => [taskKeys()],
  }),
})
