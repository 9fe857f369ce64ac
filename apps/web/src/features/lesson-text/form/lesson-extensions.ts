import type { AnyExtension } from '@tiptap/core'
import { Document } from '@tiptap/extension-document'
import { ListKeymap } from '@tiptap/extension-list'
import { Text } from '@tiptap/extension-text'
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions'
import { markExtensions } from '../marks/registry.ts'
import { LineLooks } from '../nodes/line-looks.ts'
import { WriteBelow } from '../nodes/own/write-below.ts'
import { editorNodes } from '../nodes/registry.ts'
import { OwnSteps } from './own-step.ts'

/** The editor's parts: exactly the nodes and marks that a lesson's text may hold, and what writing needs. */
export const lessonExtensions = (placeholder: string): readonly AnyExtension[] => [
  Document,
  Text,
  ...editorNodes.map(({ extension }) => extension),
  ...markExtensions,
  LineLooks,
  ListKeymap.configure({
    listTypes: [
      { itemName: 'listItem', wrapperNames: ['bulletList', 'orderedList'] },
      { itemName: 'taskItem', wrapperNames: ['taskList'] },
    ],
  }),
  UndoRedo,
  OwnSteps,
  WriteBelow,
  Gapcursor,
  Dropcursor.configure({ color: false, class: 'drop-place' }),
  Placeholder.configure({ placeholder, showOnlyCurrent: true }),
]
