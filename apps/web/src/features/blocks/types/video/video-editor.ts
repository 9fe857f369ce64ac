import { defineBlockEditor } from '../../define-block-editor.tsx'
import { VideoUnitEditor } from './editor.tsx'

export const videoEditor = defineBlockEditor({
  typeId: 2,
  Editor: VideoUnitEditor,
  create: (key) => ({ key, title: '', type_id: 2, content: { files: [], link: null, chapters: [] } }),
})
