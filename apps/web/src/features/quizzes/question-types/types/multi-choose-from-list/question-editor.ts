import { createMultiChooseFromList } from '@lectern/contract/quizzes/question-types/types/multi-choose-from-list/question'
import { ListChecks } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { copyStatements } from '../../shared/statements/copy-statements.ts'
import { listedIssues } from '../../shared/statements/statement-issues.ts'
import { MultiChooseFromListEditor } from './editor.tsx'

export const multiChooseFromListEditor = defineQuestionEditor({
  slug: 'multi_choose_from_list',
  group: 'choose',
  name: 'questions.type_multi_choose_from_list',
  help: 'questions.type_multi_choose_from_list_help',
  icon: ListChecks,
  paper: 'lists',
  issues: listedIssues,
  Editor: MultiChooseFromListEditor,
  create: createMultiChooseFromList,
  copy: copyStatements,
})
