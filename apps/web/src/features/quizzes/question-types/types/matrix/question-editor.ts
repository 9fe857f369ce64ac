import { createMatrix } from '@lectern/contract/quizzes/question-types/types/matrix/question'
import { Grid3x3 } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { MatrixEditor } from './editor.tsx'
import { copyMatrix } from './matrix-edits.ts'
import { matrixIssues } from './matrix-issues.ts'

export const matrixEditor = defineQuestionEditor({
  slug: 'matrix',
  group: 'choose',
  name: 'questions.type_matrix',
  help: 'questions.type_matrix_help',
  icon: Grid3x3,
  paper: 'table',
  issues: matrixIssues,
  Editor: MatrixEditor,
  create: createMatrix,
  copy: copyMatrix,
})
