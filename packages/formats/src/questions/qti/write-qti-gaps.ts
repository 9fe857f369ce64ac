import { isFlatGap, isTypedGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { splitGaps } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-text'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { Markup } from '@lectern/contract/kernel/markup'
import { writeFormulas } from '../markup/markup-of-text.ts'
import { element } from '../markup/write-markup.ts'
import type { Written } from './qti-written.ts'
import { mapped, mapResponse, response, valuesOf } from './write-qti-key.ts'

type Gaps = Extract<Question, { type: 'fill_gaps' }>

const paragraphs = (text: string, write: (gap: string) => Markup | undefined): Markup[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      element(
        'p',
        {},
        splitGaps(line).map((part) => ('gap' in part ? write(part.gap) : writeFormulas(part.words))),
      ),
    )

/** Words that are put into gaps; those that stand right somewhere come first. */
const writeChips = ({ text, answer_groups }: Gaps): Written => {
  const chips = [
    ...answer_groups.flatMap(({ id, answers }) =>
      answers.filter(({ is_correct }) => is_correct).map((answer) => ({ gap: id, answer })),
    ),
    ...answer_groups.flatMap(({ answers }) =>
      answers.filter(({ is_correct }) => !is_correct).map((answer) => ({ gap: undefined, answer })),
    ),
  ]
  const gapName = (id: string) => `gap_${answer_groups.findIndex((group) => group.id === id) + 1}`
  const pairs = chips.flatMap(({ gap }, at) => (gap === undefined ? [] : [`word_${at + 1} ${gapName(gap)}`]))
  return {
    responses: [response('multiple', 'directedPair', mapped(pairs))],
    body: [
      element(
        'gapMatchInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: true },
        chips.map(({ answer }, at) =>
          element('gapText', { identifier: `word_${at + 1}`, matchMax: 1 }, writeFormulas(answer.text)),
        ),
        paragraphs(text, (id) => element('gap', { identifier: gapName(id) })),
      ),
    ],
    processing: mapResponse,
    isWhole: true,
  }
}

/** A text with fields in it, or with gaps for words below it. */
export const writeGaps = (question: Gaps): Written => {
  const { text, answer_groups, case_sensitive } = question
  if (answer_groups.length > 0 && answer_groups.every(isFlatGap)) return writeChips(question)
  const named = new Map(answer_groups.map((group, at) => [group.id, { group, name: `RESPONSE_${at + 1}` }]))
  return {
    responses: [...named.values()].map(({ group, name }) => {
      const right = group.answers.flatMap((each, at) => {
        if (!each.is_correct) return []
        return [isTypedGap(group) ? each.text : `option_${at + 1}`]
      })
      return isTypedGap(group)
        ? response(
            'single',
            'string',
            [...valuesOf(right.slice(0, 1)), ...mapped(right, case_sensitive).slice(1)],
            name,
          )
        : response('single', 'identifier', mapped(right), name)
    }),
    body: paragraphs(text, (id) => {
      const { group, name } = named.get(id) ?? {}
      if (!group) return undefined
      if (isTypedGap(group)) return element('textEntryInteraction', { responseIdentifier: name })
      return element(
        'inlineChoiceInteraction',
        { responseIdentifier: name, shuffle: true },
        group.answers.map((each, at) =>
          element('inlineChoice', { identifier: `option_${at + 1}` }, writeFormulas(each.text)),
        ),
      )
    }),
    processing: element(
      'responseProcessing',
      {},
      element(
        'setOutcomeValue',
        { identifier: 'SCORE' },
        element(
          'sum',
          {},
          [...named.values()].map(({ name }) => element('mapResponse', { identifier: name })),
        ),
      ),
    ),
    isWhole: true,
  }
}
