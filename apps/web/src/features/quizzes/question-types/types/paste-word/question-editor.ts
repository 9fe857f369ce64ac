import { createPasteWord } from '@lectern/contract/quizzes/question-types/types/paste-word/question'
import { TextCursorInput } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { copyStatements } from '../../shared/statements/copy-statements.ts'
import { typedStatementIssues } from '../../shared/typed/form-issues.ts'
import { PasteWordEditor } from './editor.tsx'

export const pasteWordEditor = defineQuestionEditor({
  slug: 'paste_word',
  group: 'write',
  name: 'questions.type_paste_word',
  help: 'questions.type_paste_word_help',
  icon: TextCursorInput,
  paper: 'blanks',
  issues: typedStatementIssues,
  Editor: PasteWordEditor,
  create: createPasteWord,
  copy: copyStatements,
})
