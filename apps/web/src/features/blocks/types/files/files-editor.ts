import { defineBlockEditor } from '../../define-block-editor.tsx'
import { FilesUnitEditor } from './editor.tsx'

export const filesEditor = defineBlockEditor({
  typeId: 4,
  Editor: FilesUnitEditor,
  create: (key) => ({ key, title: '', type_id: 4, content: { files: [] } }),
})
