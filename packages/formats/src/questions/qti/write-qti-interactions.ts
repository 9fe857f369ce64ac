import type { Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { textAnswerType } from '@lectern/contract/quizzes/question-types/shared/open/open-kinds'
import { readNumber } from '@lectern/contract/quizzes/question-types/shared/typed/read-number'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { Markup } from '@lectern/contract/kernel/markup'
import { doByType, type ByType } from '../file/by-type.ts'
import { element } from '../markup/write-markup.ts'
import type { Pens, Written } from './qti-written.ts'
import { writeGaps } from './write-qti-gaps.ts'
import { mapped, matchCorrect, mapResponse, response, valuesOf } from './write-qti-key.ts'
import { truthWords } from './qti-choices.ts'
import { writeHotspots, writeLabels } from './write-qti-pictures.ts'

type Of<Type extends Question['type']> = Extract<Question, { type: Type }>

const responseIdentifier = 'RESPONSE'
const choiceName = (at: number): string => `choice_${at + 1}`

const writeChoice = (
  question: Of<'single_answer'> | Of<'multiple_answer'> | Of<'interview'>,
  { thing }: Pens,
): Written => {
  const isMultiple =
    question.type === 'multiple_answer' || (question.type === 'interview' && question.interview_type === 2)
  const right = question.answers.flatMap((each, at) =>
    'is_correct' in each && each.is_correct ? [choiceName(at)] : [],
  )
  return {
    responses: [response(isMultiple ? 'multiple' : 'single', 'identifier', valuesOf(right))],
    body: [
      element(
        'choiceInteraction',
        {
          responseIdentifier,
          shuffle: question.shuffle_answers,
          maxChoices: isMultiple ? 0 : 1,
        },
        question.answers.map((each, at) =>
          element('simpleChoice', { identifier: choiceName(at) }, thing(each)),
        ),
      ),
    ],
    ...(right.length > 0 ? { processing: matchCorrect } : {}),
  }
}

const writeTruth = ({ answers }: Of<'yes_no'>, { thing }: Pens): Written => {
  const names = ['true', 'false'] as const
  const right = names.filter((_name, at) => answers[at]?.is_correct)
  return {
    responses: [response('single', 'identifier', valuesOf(right))],
    body: [
      element(
        'choiceInteraction',
        { responseIdentifier, shuffle: false, maxChoices: 1 },
        answers.map((each, at) => {
          const name = names[at] ?? 'true'
          const text = each.text === '' && !each.image ? truthWords[name] : each.text
          return element('simpleChoice', { identifier: name }, thing({ ...each, text }))
        }),
      ),
    ],
    processing: matchCorrect,
  }
}

const writeOrder = ({ answers }: Of<'sorting'>, { thing }: Pens): Written => ({
  responses: [response('ordered', 'identifier', valuesOf(answers.map((_each, at) => choiceName(at))))],
  body: [
    element(
      'orderInteraction',
      { responseIdentifier, shuffle: true },
      answers.map((each, at) => element('simpleChoice', { identifier: choiceName(at) }, thing(each))),
    ),
  ],
  processing: matchCorrect,
})

const writeNumeric = ({ answers, tolerance, tolerance_type }: Of<'numeric'>): Written => {
  const numbers = answers.map(({ text }) => String(readNumber(text)[0] ?? text))
  const [range = 0] = readNumber(tolerance)
  const off = (number: string) =>
    tolerance_type === 'percent' ? Number(((Math.abs(Number(number)) * range) / 100).toPrecision(12)) : range
  const equals = numbers.map((number) =>
    element(
      'equal',
      { toleranceMode: 'absolute', tolerance: `${off(number)} ${off(number)}` },
      element('variable', { identifier: responseIdentifier }),
      element('baseValue', { baseType: 'float' }, number),
    ),
  )
  return {
    responses: [response('single', 'float', valuesOf(numbers.slice(0, 1)))],
    body: [element('p', {}, element('textEntryInteraction', { responseIdentifier, expectedLength: 15 }))],
    processing: element(
      'responseProcessing',
      {},
      element(
        'responseCondition',
        {},
        element(
          'responseIf',
          {},
          equals.length === 1 ? equals : element('or', {}, equals),
          element(
            'setOutcomeValue',
            { identifier: 'SCORE' },
            element('variable', { identifier: 'MAXSCORE' }),
          ),
        ),
      ),
    ),
  }
}

const set = (
  things: readonly Thing[],
  name: (at: number) => string,
  matchMax: number,
  { thing }: Pens,
): Markup =>
  element(
    'simpleMatchSet',
    {},
    things.map((each, at) =>
      element('simpleAssociableChoice', { identifier: name(at), matchMax }, thing(each)),
    ),
  )

const leftName = (at: number): string => `left_${at + 1}`
const rightName = (at: number): string => `right_${at + 1}`

const writeMatch = (
  left: readonly Thing[],
  right: readonly Thing[],
  binds: readonly { readonly statement_id: string; readonly answer_id: string }[],
  { most, isTable, pens }: { most: readonly [number, number]; isTable: boolean; pens: Pens },
): Written => {
  const pairs = binds.map(({ statement_id, answer_id }) => {
    const [from, to] = [
      left.findIndex(({ id }) => id === statement_id),
      right.findIndex(({ id }) => id === answer_id),
    ]
    return `${leftName(from)} ${rightName(to)}`
  })
  return {
    responses: [response('multiple', 'directedPair', mapped(pairs))],
    body: [
      element(
        'matchInteraction',
        {
          responseIdentifier,
          ...(isTable ? { class: 'qti-match-tabular' } : {}),
          shuffle: !isTable,
          maxAssociations: 0,
        },
        set(left, leftName, most[0], pens),
        set(right, rightName, most[1], pens),
      ),
    ],
    processing: mapResponse,
  }
}

const writePairs = (question: Of<'conformity_answer'>, pens: Pens): Written => {
  const isOne = question.conformity_type === conformityType.oneToOne
  const most = isOne ? ([1, 1] as const) : ([0, question.is_answers_combined ? 0 : 1] as const)
  return writeMatch(question.statements, question.answers, question.binds, { most, isTable: false, pens })
}

const writeMatrix = (question: Of<'matrix'>, pens: Pens): Written =>
  writeMatch(
    question.statements,
    question.answers,
    question.statements.flatMap(({ id, answer_ids }) =>
      answer_ids.map((answer_id) => ({ statement_id: id, answer_id })),
    ),
    { most: [question.is_multiple ? 0 : 1, 0], isTable: true, pens },
  )

const words = element('extendedTextInteraction', { responseIdentifier, expectedLines: 15 })

const writeOpen = ({
  can_upload,
  text_answer_type_id,
}: Of<'text_media_answer'> | Of<'text_graphic_answer'>): Written => {
  const hasWords = text_answer_type_id !== textAnswerType.none
  const upload = element('uploadInteraction', { responseIdentifier: 'FILE' })
  return {
    responses: [
      ...(hasWords ? [response('single', 'string', [])] : []),
      ...(can_upload ? [response('single', 'file', [], 'FILE')] : []),
    ],
    body: [...(hasWords ? [words] : []), ...(can_upload ? [upload] : [])],
  }
}

const nothing: Written = { responses: [], body: [] }

const writers: ByType<[Pens], Written> = {
  single_answer: writeChoice,
  multiple_answer: writeChoice,
  interview: writeChoice,
  yes_no: writeTruth,
  sorting: writeOrder,
  numeric: writeNumeric,
  conformity_answer: writePairs,
  matrix: writeMatrix,
  fill_gaps: writeGaps,
  essay: () => ({ responses: [response('single', 'string', [])], body: [words] }),
  text_media_answer: writeOpen,
  text_graphic_answer: (question) => (question.is_answer_enabled ? writeOpen(question) : nothing),
  hotspot: writeHotspots,
  image_labels: writeLabels,
}

/** The interaction of a question that QTI holds. */
export const writeInteraction = (question: Question, pens: Pens): Written =>
  doByType(writers, question, pens) ?? nothing
