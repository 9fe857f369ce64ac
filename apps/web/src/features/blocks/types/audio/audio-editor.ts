import { defineBlockEditor } from '../../define-block-editor.tsx'

/** Keeps what such a unit holds; its picker comes with the storage of the web. */
export const audioEditor = defineBlockEditor({
  typeId: 1,
  Editor: () => null,
  create: (key) => ({ key, title: '', type_id: 1, content: { files: [] } }),
})
