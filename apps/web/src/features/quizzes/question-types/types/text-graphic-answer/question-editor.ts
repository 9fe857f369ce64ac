import { createTextGraphic } from '@lectern/contract/quizzes/question-types/types/text-graphic-answer/question'
import { NotebookPen } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { openIssues } from '../../shared/open/open-issues.ts'
import { TextGraphicEditor } from './editor.tsx'

export const textGraphicEditor = defineQuestionEditor({
  slug: 'text_graphic_answer',
  group: 'write',
  name: 'questions.type_text_graphic_answer',
  help: 'questions.type_text_graphic_answer_help',
  icon: NotebookPen,
  paper: 'lines',
  issues: openIssues,
  Editor: TextGraphicEditor,
  create: createTextGraphic,
  copy: (question, key) => ({ ...question, id: key() }),
})
