import { createSorting } from '@lectern/contract/quizzes/question-types/types/sorting/question'
import { ArrowUpDown } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { SortingEditor } from './editor.tsx'
import { sortingIssues } from './sorting-issues.ts'

export const sortingEditor = defineQuestionEditor({
  slug: 'sorting',
  group: 'arrange',
  name: 'questions.type_sorting',
  help: 'questions.type_sorting_help',
  icon: ArrowUpDown,
  paper: 'order',
  issues: sortingIssues,
  Editor: SortingEditor,
  create: createSorting,
  copy: (question, key) => ({
    ...question,
    id: key(),
    answers: question.answers.map((item) => ({ ...item, id: key() })),
  }),
})
