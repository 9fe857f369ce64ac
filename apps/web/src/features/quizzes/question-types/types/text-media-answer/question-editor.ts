import { createTextMedia } from '@lectern/contract/quizzes/question-types/types/text-media-answer/question'
import { TextCursorInput } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { openIssues } from '../../shared/open/open-issues.ts'
import { TextMediaEditor } from './editor.tsx'

export const textMediaEditor = defineQuestionEditor({
  slug: 'text_media_answer',
  group: 'write',
  name: 'questions.type_text_media_answer',
  help: 'questions.type_text_media_answer_help',
  icon: TextCursorInput,
  paper: 'lines',
  issues: openIssues,
  Editor: TextMediaEditor,
  create: createTextMedia,
  copy: (question, key) => ({ ...question, id: key() }),
})
