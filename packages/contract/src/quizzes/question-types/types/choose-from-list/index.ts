import { defineQuestionType } from '../../define-question-type.ts'
import { listedRules } from '../../shared/statements/listed.ts'
import { readChooseFromList } from './answer.ts'
import { publicChooseFromList, toPublicChooseFromList } from './public-question.ts'
import { createChooseFromList, findChooseFromListIssues, chooseFromListQuestion } from './question.ts'
import { chooseFromListSample } from './sample.ts'
import { validateChooseFromList } from './validate.ts'

export const chooseFromList = defineQuestionType({
  ...listedRules,
  slug: 'choose_from_list',
  question: chooseFromListQuestion,
  publicQuestion: publicChooseFromList,
  create: createChooseFromList,
  findIssues: findChooseFromListIssues,
  toPublic: toPublicChooseFromList,
  readAnswer: readChooseFromList,
  validate: validateChooseFromList,
  sample: chooseFromListSample,
})
