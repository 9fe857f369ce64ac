import { createChooseFromList } from '@lectern/contract/quizzes/question-types/types/choose-from-list/question'
import { ListChevronsUpDown } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { copyStatements } from '../../shared/statements/copy-statements.ts'
import { listedIssues } from '../../shared/statements/statement-issues.ts'
import { ChooseFromListEditor } from './editor.tsx'

export const chooseFromListEditor = defineQuestionEditor({
  slug: 'choose_from_list',
  group: 'choose',
  name: 'questions.type_choose_from_list',
  help: 'questions.type_choose_from_list_help',
  icon: ListChevronsUpDown,
  paper: 'lists',
  issues: listedIssues,
  Editor: ChooseFromListEditor,
  create: createChooseFromList,
  copy: copyStatements,
})
