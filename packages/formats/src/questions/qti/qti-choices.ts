import { readThing } from '../file/read-words.ts'
import { conformityType } from '@lectern/contract/quizzes/question-types/types/conformity-answer/conformity-type'
import { draftHead, makeOf } from '../made-question.ts'
import { childOf, childrenOf, type Markup, wordsOf } from '@lectern/contract/kernel/markup'
import { comparedNumbers, noteWeights, rightValues } from './qti-key.ts'
import {
  identifierOf,
  matchMaxOf,
  pairOf,
  responseOf,
  type QtiReading,
  type ReadInteraction,
} from './qti-reading.ts'

const thingOf = (of: Markup, { pictures, notes }: QtiReading) =>
  readThing(
    of.children.filter((node) => typeof node === 'string' || !node.name.startsWith('feedback')),
    pictures,
    notes,
  )

/** The words that stand for yes and no where nobody gave them a label. */
export const truthWords = { true: 'True', false: 'False' } as const

const isTruth = (choices: readonly Markup[]): boolean =>
  choices.length === 2 && choices.map((each) => identifierOf(each).toLowerCase()).join(' ') === 'true false'

/** `choiceInteraction`: one, several, yes or no; without a key it asks for an opinion. */
export const readChoices: ReadInteraction = (interaction, head, reading) => {
  const { key, notes } = reading
  const response = responseOf(interaction, reading)
  const choices = childrenOf(interaction, 'simplechoice')
  const right = new Set(rightValues(response))
  const isMultiple = response.cardinality === 'multiple'
  noteWeights(response, notes)
  const options = choices.map((choice) => ({
    id: key(),
    ...thingOf(choice, reading),
    is_correct: right.has(identifierOf(choice)),
  }))
  const shuffle_answers = interaction.attributes['shuffle'] === 'true'
  if (right.size === 0)
    return makeOf({
      ...draftHead(key, head),
      points: 0,
      type: 'interview',
      interview_type: isMultiple ? 2 : 1,
      shuffle_answers,
      answers: options.map(({ is_correct: _none, ...option }) => option),
    })
  if (!isMultiple && isTruth(choices))
    return makeOf({
      ...draftHead(key, head),
      type: 'yes_no',
      answers: options.map(({ text, ...option }, at) => ({
        ...option,
        text: text === Object.values(truthWords)[at] ? '' : text,
        points: 0,
      })),
    })
  return makeOf({
    ...draftHead(key, head),
    type: isMultiple ? 'multiple_answer' : 'single_answer',
    shuffle_answers,
    answers: options.map((option) => ({ ...option, points: 0 })),
  })
}

/** `orderInteraction`: the items in their right order. */
export const readOrder: ReadInteraction = (interaction, head, reading) => {
  const { key } = reading
  const order = rightValues(responseOf(interaction, reading))
  const choices = childrenOf(interaction, 'simplechoice')
  const placed = order.flatMap((name) => choices.filter((each) => identifierOf(each) === name))
  reading.notes.addWhere(placed.length < choices.length, 'answers_lost')
  return makeOf({
    ...draftHead(key, head),
    type: 'sorting',
    answers: placed.map((choice) => ({ id: key(), ...thingOf(choice, reading) })),
  })
}

/** `matchInteraction`: a table where answers may be marked again and again, pairs otherwise. */
export const readMatch: ReadInteraction = (interaction, head, reading) => {
  const { key } = reading
  const response = responseOf(interaction, reading)
  noteWeights(response, reading.notes)
  const [left = [], right = []] = childrenOf(interaction, 'simplematchset').map((set) =>
    childrenOf(set, 'simpleassociablechoice').map((choice) => ({
      name: identifierOf(choice),
      most: matchMaxOf(choice),
      thing: { id: key(), ...thingOf(choice, reading) },
    })),
  )
  const binds = rightValues(response).flatMap((value) => {
    const names = pairOf(value)
    const statement = left.find(({ name }) => names.includes(name))
    const answer = right.find(({ name }) => names.includes(name))
    return statement && answer
      ? [{ statement_id: statement.thing.id, answer_id: answer.thing.id, points: 0 }]
      : []
  })
  const isOne = left.every(({ most }) => most === 1)
  const isFree = right.every(({ most }) => most !== 1)
  const isTable = /(?:^|\s)qti-match-tabular/.test(interaction.attributes['class'] ?? '') || (isOne && isFree)
  const common = { ...draftHead(key, head), answers: right.map(({ thing }) => thing) }
  if (isTable)
    return makeOf({
      ...common,
      type: 'matrix',
      is_multiple: !isOne,
      statements: left.map(({ thing }) => ({
        ...thing,
        points: 0,
        answer_ids: binds
          .filter(({ statement_id }) => statement_id === thing.id)
          .map(({ answer_id }) => answer_id),
      })),
    })
  const isPaired = isOne && right.every(({ most }) => most === 1)
  return makeOf({
    ...common,
    type: 'conformity_answer',
    conformity_type: isPaired ? conformityType.oneToOne : conformityType.many,
    is_answers_combined: !isPaired && isFree,
    statements: left.map(({ thing }) => thing),
    binds,
  })
}

/** `associateInteraction`: of each pair the first is what the second belongs to. */
export const readAssociate: ReadInteraction = (interaction, head, reading) => {
  const { key, notes } = reading
  const choices = childrenOf(interaction, 'simpleassociablechoice').map((choice) => ({
    name: identifierOf(choice),
    thing: { id: key(), ...thingOf(choice, reading) },
  }))
  const pairs = rightValues(responseOf(interaction, reading)).map(pairOf)
  const named = (name: string) => choices.find((each) => each.name === name)?.thing
  const bound = pairs.flatMap(([one, other]) => {
    const [statement, answer] = [named(one), named(other)]
    return statement && answer ? [{ statement, answer }] : []
  })
  const lefts = new Set(bound.map(({ statement }) => statement))
  notes.addWhere(lefts.size < bound.length || bound.some(({ answer }) => lefts.has(answer)), 'answers_lost')
  notes.add('setting_lost', 'associateInteraction')
  return makeOf({
    ...draftHead(key, head),
    type: 'conformity_answer',
    conformity_type: conformityType.oneToOne,
    statements: [...lefts],
    answers: choices.map(({ thing }) => thing).filter((thing) => !lefts.has(thing)),
    binds: bound.map(({ statement, answer }) => ({
      statement_id: statement.id,
      answer_id: answer.id,
      points: 0,
    })),
  })
}

/** `sliderInteraction`, and a field that takes a number. */
export const readNumber: ReadInteraction = (interaction, head, reading) => {
  const { key } = reading
  const compared = comparedNumbers(reading.item)
  const { lowerbound, upperbound } = interaction.attributes
  reading.notes.addWhere(
    interaction.name === 'sliderinteraction',
    'setting_lost',
    `${lowerbound ?? ''}–${upperbound ?? ''}`,
  )
  const numbers = compared?.numbers ?? rightValues(responseOf(interaction, reading))
  return makeOf({
    ...draftHead(key, head),
    type: 'numeric',
    answers: [...new Set(numbers)].map((text) => ({ id: key(), text })),
    tolerance: compared?.tolerance === '0' ? '' : (compared?.tolerance ?? ''),
  })
}

/** `extendedTextInteraction`: words that a person judges. */
export const readExtended: ReadInteraction = (_interaction, head, { key }) =>
  makeOf({ ...draftHead(key, head), type: 'essay' })

/** `uploadInteraction`, alone or beside a field for words. */
export const readUpload =
  (hasWords: boolean): ReadInteraction =>
  (_interaction, head, { key }) =>
    makeOf({
      ...draftHead(key, head),
      type: 'text_media_answer',
      text_answer_type_id: hasWords ? 3 : 1,
      can_upload: true,
    })

/** The words before the choices of an interaction. */
export const promptOf = (interaction: Markup): Markup | undefined => {
  const prompt = childOf(interaction, 'prompt')
  return prompt && (wordsOf(prompt).trim() !== '' || prompt.children.length > 0) ? prompt : undefined
}
