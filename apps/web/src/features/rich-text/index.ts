export { RichTextEditor } from './rich-text-editor.tsx'
export { TabKey } from './extensions.ts'
export { QuestionTextEditor } from './question-text-editor.tsx'
export { lessonTextForm } from './text-form.ts'
