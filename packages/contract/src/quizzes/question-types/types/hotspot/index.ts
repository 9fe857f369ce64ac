import { choiceRules } from '../../shared/choice.ts'
import { defineQuestionType } from '../../define-question-type.ts'
import { readHotspot } from './answer.ts'
import { arrangeAreas, publicHotspot, toPublicHotspot } from './public-question.ts'
import { createHotspot, findHotspotIssues, hotspotQuestion } from './question.ts'
import { hotspotSample } from './sample.ts'
import { validateHotspot } from './validate.ts'
import { hotspotWords } from './words.ts'

/** Areas of a picture of which one or several are right (QTI: hotspot interaction). */
export const hotspot = defineQuestionType({
  ...choiceRules,
  slug: 'hotspot',
  question: hotspotQuestion,
  publicQuestion: publicHotspot,
  create: createHotspot,
  findIssues: findHotspotIssues,
  arrange: arrangeAreas,
  toPublic: toPublicHotspot,
  readAnswer: readHotspot,
  validate: validateHotspot,
  words: hotspotWords,
  sample: hotspotSample,
})
