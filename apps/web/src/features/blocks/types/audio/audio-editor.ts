import { defineBlockEditor } from '../../define-block-editor.tsx'
import { AudioUnitEditor } from './editor.tsx'

export const audioEditor = defineBlockEditor({
  typeId: 1,
  Editor: AudioUnitEditor,
  create: (key) => ({ key, title: '', type_id: 1, content: { files: [] } }),
})
