export { RichTextEditor } from './rich-text-editor.tsx'
export { TabKey } from './extensions.ts'
