import { defineBlockEditor } from '../../define-block-editor.tsx'
import { TextUnitEditor } from './editor.tsx'

export const textEditor = defineBlockEditor({
  typeId: 3,
  Editor: TextUnitEditor,
  create: (key) => ({
    key,
    title: '',
    type_id: 3,
    content: { text: { version: 1, doc: { type: 'doc', content: [] } } },
  }),
})
