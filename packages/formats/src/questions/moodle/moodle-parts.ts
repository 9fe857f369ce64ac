import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Notes, FileContext, PictureDoor } from '../file/read-file.ts'
import { readAsked, readLong, readThing } from '../file/read-words.ts'
import type { ReadHead } from '../made-question.ts'
import {
  childOf,
  childrenOf,
  type Markup,
  type MarkupNode,
  wordsIn,
  wordsOf,
} from '@lectern/contract/kernel/markup'
import { element } from '../markup/write-markup.ts'

/** What reads one question: its context, its pictures, and what is to be said about it. */
export interface MoodleReading extends FileContext {
  /** The pictures of files that stand in an element. */
  readonly picturesOf: (files: readonly Markup[]) => PictureDoor
  readonly notes: Notes
}

/** The HTML of a text field; other forms of text are lines. */
export const nodesOf = (field: Markup | undefined, { readHtml }: FileContext): readonly MarkupNode[] => {
  const text = wordsOf(childOf(field, 'text'))
  const form = field?.attributes['format'] ?? 'html'
  if (form === 'html' || form === 'moodle_auto_format') return readHtml(text)
  return text.split('\n').map((line) => element('p', {}, line))
}

/** Whether somebody wrote anything into a field. */
export const isWritten = (field: Markup | undefined): boolean => wordsIn(field, 'text') !== ''

const picturesIn = (field: Markup | undefined, { picturesOf }: MoodleReading): PictureDoor =>
  picturesOf(childrenOf(field, 'file'))

/** An option, a statement or an item. */
export const thingOf = (field: Markup | undefined, reading: MoodleReading) =>
  readThing(nodesOf(field, reading), picturesIn(field, reading), reading.notes)

/** Points as ours: not below nothing, in hundredths. */
export const pointsOf = (text: string): number | undefined => {
  const points = Number(text)
  if (text === '' || !Number.isFinite(points)) return
  return Math.round(Math.min(Math.max(points, 0), questionLimits.points) * 100) / 100
}

const tagsOf = (question: Markup): string[] => {
  const tags = childrenOf(childOf(question, 'tags'), 'tag').map((tag) =>
    wordsIn(tag, 'text').slice(0, questionLimits.tag).trim(),
  )
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, questionLimits.tags)
}

/** What stands beside the question itself, whatever its type. */
const restOf = (question: Markup, reading: MoodleReading): Omit<ReadHead, 'name'> => {
  const points = pointsOf(wordsIn(question, 'defaultgrade'))
  const hasHints = childrenOf(question, 'hint').some(isWritten)
  reading.notes.addWhere(hasHints, 'hint_lost')
  return {
    comment: readLong(nodesOf(childOf(question, 'generalfeedback'), reading), reading.notes),
    tags: tagsOf(question),
    ...(points === undefined ? {} : { points }),
  }
}

/** The head of a question whose text is what it asks. */
export const headOf = (question: Markup, reading: MoodleReading): ReadHead => {
  const field = childOf(question, 'questiontext')
  const asked = readAsked(nodesOf(field, reading), picturesIn(field, reading), reading.notes)
  const name = asked.name === '' ? wordsIn(childOf(question, 'name'), 'text') : asked.name
  return { ...asked, ...restOf(question, reading), name }
}

/** The head of a question whose text has gaps: its title is what it is called. */
export const titledHeadOf = (question: Markup, reading: MoodleReading): ReadHead => {
  const title = wordsIn(childOf(question, 'name'), 'text').replaceAll(/\s+/g, ' ')
  return { ...restOf(question, reading), name: title === '' ? reading.gapsName : title }
}

/** Notes a feedback to single answers, which ours do not have. */
export const noteFeedback = (question: Markup, { notes }: MoodleReading): void => {
  const combined = childrenOf(
    question,
    'correctfeedback',
    'partiallycorrectfeedback',
    'incorrectfeedback',
  ).filter(
    (field) =>
      !standardWords.has(
        wordsOf(childOf(field, 'text'))
          .replaceAll(/<[^>]*>/g, '')
          .trim(),
      ),
  )
  const own = childrenOf(question, 'answer').some((answer) => isWritten(childOf(answer, 'feedback')))
  notes.addWhere(own || combined.length > 0, 'feedback_lost')
}

/** What Moodle writes there itself. */
const standardWords = new Set([
  '',
  'Your answer is correct.',
  'Your answer is partially correct.',
  'Your answer is incorrect.',
  'Ваша відповідь правильна',
  'Ваша відповідь частково правильна.',
  'Ваша відповідь неправильна',
  'Ваш ответ верный.',
  'Ваш ответ частично правильный.',
  'Ваш ответ неправильный.',
])

export const flagIn = (question: Markup, name: string): boolean => {
  const field = childOf(question, name)
  return field !== undefined && !['0', 'false'].includes(wordsOf(field).trim())
}

/** The share of the points that an answer earns, in per cent. */
export const fractionOf = (answer: Markup): number => {
  const fraction = Number(answer.attributes['fraction'] ?? 0)
  return Number.isFinite(fraction) ? fraction : 0
}
