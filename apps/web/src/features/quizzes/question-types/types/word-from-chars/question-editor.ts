import { createWordFromChars } from '@lectern/contract/quizzes/question-types/types/word-from-chars/question'
import { CaseUpper } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { WordEditor } from './editor.tsx'
import { wordIssues } from './word-issues.ts'

export const wordFromCharsEditor = defineQuestionEditor({
  slug: 'word_from_chars',
  group: 'arrange',
  name: 'questions.type_word_from_chars',
  help: 'questions.type_word_from_chars_help',
  icon: CaseUpper,
  paper: 'build',
  issues: wordIssues,
  Editor: WordEditor,
  create: createWordFromChars,
  copy: (question, key) => ({
    ...question,
    id: key(),
    statements: question.statements.map((word) => ({ ...word, id: key() })),
  }),
})
