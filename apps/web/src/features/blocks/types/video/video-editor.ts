import { defineBlockEditor } from '../../define-block-editor.tsx'

/** Keeps what such a unit holds; its picker comes with the storage of the web. */
export const videoEditor = defineBlockEditor({
  typeId: 2,
  Editor: () => null,
  create: (key) => ({ key, title: '', type_id: 2, content: { files: [], link: null, chapters: [] } }),
})
