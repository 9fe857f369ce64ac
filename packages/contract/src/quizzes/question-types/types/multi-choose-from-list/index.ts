import { defineQuestionType } from '../../define-question-type.ts'
import { listedRules } from '../../shared/statements/listed.ts'
import { readMultiChooseFromList } from './answer.ts'
import { publicMultiChooseFromList, toPublicMultiChooseFromList } from './public-question.ts'
import {
  createMultiChooseFromList,
  findMultiChooseFromListIssues,
  multiChooseFromListQuestion,
} from './question.ts'
import { multiChooseFromListSample } from './sample.ts'
import { validateMultiChooseFromList } from './validate.ts'

export const multiChooseFromList = defineQuestionType({
  ...listedRules,
  slug: 'multi_choose_from_list',
  question: multiChooseFromListQuestion,
  publicQuestion: publicMultiChooseFromList,
  create: createMultiChooseFromList,
  findIssues: findMultiChooseFromListIssues,
  toPublic: toPublicMultiChooseFromList,
  readAnswer: readMultiChooseFromList,
  validate: validateMultiChooseFromList,
  sample: multiChooseFromListSample,
})
