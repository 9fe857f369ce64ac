import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { readNumber } from '@lectern/contract/quizzes/question-types/shared/typed/read-number'
import { numericLimits } from '@lectern/contract/quizzes/question-types/types/numeric/numeric-kinds'
import {
  draftHead,
  makeDescription,
  makeMatching,
  makeOf,
  makeTyped,
  makeYesNo,
  type ReadHead,
} from '../made-question.ts'
import { childOf, childrenOf, type Markup, wordsIn } from '@lectern/contract/kernel/markup'
import { flagIn, fractionOf, noteFeedback, nodesOf, thingOf, type MoodleReading } from './moodle-parts.ts'

/** `multichoice`: one right option, or several. */
export const readMultichoice = (
  question: Markup,
  head: ReadHead,
  reading: MoodleReading,
): Question | null => {
  const isMultiple = !flagIn(question, 'single')
  noteFeedback(question, reading)
  const options = childrenOf(question, 'answer').map((answer) => ({
    ...thingOf(answer, reading),
    fraction: fractionOf(answer),
  }))
  const most = Math.max(0, ...options.map(({ fraction }) => fraction))
  const isRight = (fraction: number) => (isMultiple ? fraction > 0 : fraction > 0 && fraction === most)
  const right = options.filter(({ fraction }) => isRight(fraction))
  const isWeighed = isMultiple
    ? new Set(right.map(({ fraction }) => fraction)).size > 1
    : options.some(({ fraction }) => fraction !== 0 && fraction !== 100)
  reading.notes.addWhere(isWeighed, 'weights_lost')
  return makeOf({
    ...draftHead(reading.key, head),
    type: isMultiple ? 'multiple_answer' : 'single_answer',
    shuffle_answers: flagIn(question, 'shuffleanswers'),
    answers: options.map(({ fraction, ...option }) => ({
      id: reading.key(),
      ...option,
      is_correct: isRight(fraction),
      points: 0,
    })),
  })
}

/** `truefalse` */
export const readTrueFalse = (question: Markup, head: ReadHead, reading: MoodleReading): Question | null => {
  noteFeedback(question, reading)
  const right = childrenOf(question, 'answer').find((answer) => fractionOf(answer) > 0)
  if (!right) reading.notes.add('no_right')
  return makeYesNo(reading.key, head, wordsIn(right, 'text').toLowerCase() === 'true')
}

/** `shortanswer`: what a right answer may read; stars that stand for anything are kept as stars. */
export const readShortAnswer = (
  question: Markup,
  head: ReadHead,
  reading: MoodleReading,
): Question | null => {
  noteFeedback(question, reading)
  const answers = childrenOf(question, 'answer').map((answer) => ({
    text: wordsIn(answer, 'text'),
    fraction: fractionOf(answer),
  }))
  const right = answers.filter(({ fraction }) => fraction === 100)
  reading.notes.addWhere(
    answers.some(({ fraction, text }) => fraction > 0 && fraction < 100 && text !== ''),
    'weights_lost',
  )
  reading.notes.addWhere(
    right.some(({ text }) => text.includes('*')),
    'setting_lost',
    '*',
  )
  const made = makeTyped(
    reading.key,
    head,
    right.map(({ text }) => text),
  )
  if (made?.type !== 'fill_gaps') return made
  return { ...made, case_sensitive: flagIn(question, 'usecase') }
}

const shownUnits = ['typed', 'chosen', 'chosen', 'none'] as const

const readUnits = (question: Markup, reading: MoodleReading) => {
  const units = childrenOf(childOf(question, 'units'), 'unit').map((unit, at) => ({
    id: reading.key(),
    text: wordsIn(unit, 'unit_name').slice(0, numericLimits.unit),
    factor: at === 0 ? '' : factorOf(wordsIn(unit, 'multiplier')),
  }))
  if (units.length === 0) return {}
  const unit_type = shownUnits[Number(wordsIn(question, 'showunits'))] ?? 'none'
  if (unit_type === 'none') return {}
  const penalty = Number(wordsIn(question, 'unitpenalty') || 0)
  const share = wordsIn(question, 'unitgradingtype') === '0' ? 0 : Math.round((1 - penalty) * 100)
  return { unit_type, units, unit_share: Math.min(100, Math.max(0, share)) }
}

/** Moodle multiplies a number to get the unit; ours says how many of the first unit one of this is. */
const factorOf = (multiplier: string): string => {
  const factor = 1 / Number(multiplier)
  return Number.isFinite(factor) && factor > 0 ? String(Number(factor.toPrecision(12))) : ''
}

/** `numerical`, and `calculated` as far as it is one number. */
export const readNumerical = (question: Markup, head: ReadHead, reading: MoodleReading): Question | null => {
  noteFeedback(question, reading)
  const answers = childrenOf(question, 'answer').filter((answer) => fractionOf(answer) > 0)
  const texts = answers.map((answer) => wordsIn(answer, 'text')).filter((text) => text !== '*')
  const numbers = texts.filter((text) => readNumber(text).length > 0)
  const tolerances = [...new Set(answers.map((answer) => wordsIn(answer, 'tolerance') || '0'))]
  reading.notes.addWhere(numbers.length < texts.length, 'value_unknown', texts.join('; '))
  reading.notes.addWhere(
    tolerances.length > 1 || answers.some((answer) => fractionOf(answer) < 100),
    'weights_lost',
  )
  const [tolerance = '0'] = tolerances
  return makeOf({
    ...draftHead(reading.key, head),
    type: 'numeric',
    answers: numbers.map((text) => ({ id: reading.key(), text })),
    tolerance: Number(tolerance) > 0 ? tolerance : '',
    ...readUnits(question, reading),
  })
}

/** `matching`: a subquestion without words is an answer that belongs to nothing. */
export const readMatching = (question: Markup, head: ReadHead, reading: MoodleReading): Question | null => {
  noteFeedback(question, reading)
  const pairs = childrenOf(question, 'subquestion').map((pair) => ({
    ...thingOf(pair, reading),
    answer: wordsIn(childOf(pair, 'answer'), 'text'),
  }))
  const made = makeMatching(
    reading.key,
    head,
    pairs.map(({ text, image, answer }, at) => ({
      statement: text === '' && image ? `(${at + 1})` : text,
      answer,
    })),
  )
  if (made?.type !== 'conformity_answer') return made
  const stated = pairs.filter(({ text, image }) => text !== '' || image)
  const statements = made.statements.map((statement, at) => {
    const pair = stated[at]
    return pair?.image ? { ...statement, text: pair.text, image: pair.image } : statement
  })
  return { ...made, statements }
}

/** `ordering`: the answers stand in their right order. */
export const readOrdering = (question: Markup, head: ReadHead, reading: MoodleReading): Question | null => {
  noteFeedback(question, reading)
  const items = childrenOf(question, 'answer').map((answer) => thingOf(answer, reading))
  const grading = wordsIn(question, 'gradingtype')
  return makeOf({
    ...draftHead(reading.key, head),
    type: 'sorting',
    is_partial: grading !== '' && grading !== 'ALL_OR_NOTHING' && grading !== '-1',
    answers: items.map((item) => ({ id: reading.key(), ...item })),
  })
}

const wordsLimit = (question: Markup, name: string): number | null => {
  const words = Number(wordsIn(question, name))
  return Number.isInteger(words) && words > 0 && words <= 8_000 ? words : null
}

/** `essay`: words alone are an essay, a place for files makes it an answer of another type. */
export const readEssay = (question: Markup, head: ReadHead, reading: MoodleReading): Question | null => {
  const takesFiles = !['', '0'].includes(wordsIn(question, 'attachments'))
  const form = wordsIn(question, 'responseformat')
  reading.notes.addWhere(
    wordsIn(childOf(question, 'responsetemplate'), 'text') !== '',
    'setting_lost',
    'responsetemplate',
  )
  if (takesFiles || form === 'noinline') {
    reading.notes.addWhere(
      wordsIn(childOf(question, 'graderinfo'), 'text') !== '',
      'setting_lost',
      'graderinfo',
    )
    return makeOf({
      ...draftHead(reading.key, head),
      type: 'text_media_answer',
      text_answer_type_id: form === 'noinline' ? 1 : 3,
      can_upload: takesFiles,
    })
  }
  const criterion = nodesWords(childOf(question, 'graderinfo'), reading)
  return makeOf({
    ...draftHead(reading.key, head),
    type: 'essay',
    words_min: wordsLimit(question, 'minwordlimit'),
    words_max: wordsLimit(question, 'maxwordlimit'),
    marking_guide:
      criterion === '' ? [] : [{ id: reading.key(), criterion, points: head.points ?? 1, description: '' }],
  })
}

const nodesWords = (field: Markup | undefined, reading: MoodleReading): string =>
  nodesOf(field, reading).length === 0 ? '' : thingOf(field, reading).text

/** `description`: read, not answered. */
export const readDescription = (_question: Markup, head: ReadHead, reading: MoodleReading): Question | null =>
  makeDescription(reading.key, head)
