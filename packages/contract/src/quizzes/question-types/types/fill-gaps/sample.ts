import type { QuestionSample } from '../../question-type.ts'
import { gapDisplay, gapKind } from './gap-kinds.ts'
import type { FillGapsQuestion } from './question.ts'

const option = (id: string, text: string, is_correct = true) => ({ id, text, is_correct })
const { dropdown, flat } = gapDisplay

const easily = {
  id: 'gap-easily',
  type_id: gapKind.choice,
  display_type_id: flat,
  points: 1,
  answers: [option('chip-easily', 'easily'), option('chip-loudly', 'loudly', false)],
}
const deeply = {
  id: 'gap-deeply',
  type_id: gapKind.choice,
  display_type_id: flat,
  points: 1,
  answers: [option('chip-deeply', 'deeply')],
}
const article = {
  id: 'gap-article',
  type_id: gapKind.choice,
  display_type_id: dropdown,
  points: 1,
  answers: [option('article-none', ''), option('article-the', 'the', false)],
}
const sleep = {
  id: 'gap-sleep',
  type_id: gapKind.typed,
  display_type_id: dropdown,
  points: 1,
  answers: [option('form-sleep', 'sleep'), option('form-rest', 'rest')],
}

const question: FillGapsQuestion = {
  id: 'sample-gaps',
  type: 'fill_gaps',
  name: 'Fill in the gaps',
  description: '',
  is_required: true,
  points: 1,
  comment: 'The second strength is slow to build and slow to go.',
  case_sensitive: false,
  allow_typos: false,
  text: 'How [[gap-easily]] it comes and how [[gap-deeply]] it is kept.\n| What | When |\n| [[gap-article]] practice | before [[gap-sleep]] |',
  answer_groups: [easily, deeply, article, sleep],
}

const pick = (gap: { readonly id: string }, answer_id: string) => ({ answer_group_id: gap.id, answer_id })
const type = (text_answer: string) => ({ answer_group_id: sleep.id, text_answer })

export const fillGapsSample: QuestionSample<FillGapsQuestion> = {
  question,
  rekeyed: {
    ...question,
    answer_groups: [
      { ...easily, answers: [option('chip-easily', 'easily', false), option('chip-loudly', 'loudly')] },
      deeply,
      { ...article, answers: [option('article-none', '', false), option('article-the', 'the')] },
      { ...sleep, answers: [option('form-lunch', 'lunch')] },
    ],
  },
  right: [
    type('Rest'),
    pick(easily, 'chip-easily'),
    pick(deeply, 'chip-deeply'),
    pick(article, 'article-none'),
  ],
  half: { answer: [pick(easily, 'chip-easily'), pick(deeply, 'chip-loudly'), type('sleep')], points: 2 },
  wrong: [pick(easily, 'chip-deeply'), type('noon')],
  everything: null,
  refused: [
    [[pick(easily, 'somebody-elses')], 'foreign_answer'],
    [[pick(easily, 'article-the')], 'foreign_answer'],
    [[pick(article, 'chip-easily')], 'foreign_answer'],
    [[pick(sleep, 'form-sleep')], 'foreign_answer'],
    [[{ ...type('sleep'), answer_group_id: 'gap-of-others' }], 'foreign_answer'],
    [[{ ...pick(easily, 'chip-easily'), text_answer: 'easily' }], 'foreign_answer'],
    [[pick(easily, 'chip-easily'), pick(easily, 'chip-easily')], 'twice'],
    [[pick(easily, 'chip-easily'), pick(deeply, 'chip-easily')], 'twice'],
    [[pick(easily, 'chip-easily'), pick(easily, 'chip-loudly')], 'too_many'],
    [[type('a'), type('b')], 'twice'],
    [[type('a'.repeat(501))], 'too_big'],
  ],
}
