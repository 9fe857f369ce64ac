import { defineBlockEditor } from '../../define-block-editor.tsx'
import { QuizUnitEditor } from './editor.tsx'

export const quizEditor = defineBlockEditor({
  typeId: 5,
  Editor: QuizUnitEditor,
  create: (key) => ({ key, title: '', type_id: 5, content: { quiz_id: null } }),
})
