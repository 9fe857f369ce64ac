import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import {
  finishQuestion,
  Notes,
  refuseQuestion,
  type FileContext,
  type FileQuestion,
  type PictureDoor,
} from '../file/read-file.ts'
import { readAsked, readLong } from '../file/read-words.ts'
import { draftHead, makeOf, type ReadHead } from '../made-question.ts'
import { readMarkup } from '../markup/text-of-markup.ts'
import { childOf, childrenOf, everyElement, type Markup } from '@lectern/contract/kernel/markup'
import {
  promptOf,
  readAssociate,
  readChoices,
  readExtended,
  readMatch,
  readNumber,
  readOrder,
  readUpload,
} from './qti-choices.ts'
import { readGapMatch, readInlineGaps } from './qti-gaps.ts'
import { noteScoring, pointsOf, readResponses } from './qti-key.ts'
import { readGraphicGaps, readHotspots } from './qti-pictures.ts'
import type { QtiReading, ReadInteraction } from './qti-reading.ts'
import { plainTree, replaceIn } from './qti-tree.ts'

const readers: Readonly<Record<string, ReadInteraction>> = {
  choiceinteraction: readChoices,
  orderinteraction: readOrder,
  matchinteraction: readMatch,
  associateinteraction: readAssociate,
  sliderinteraction: readNumber,
  extendedtextinteraction: readExtended,
  uploadinteraction: readUpload(false),
  hotspotinteraction: readHotspots,
  graphicgapmatchinteraction: readGraphicGaps,
  gapmatchinteraction: readGapMatch,
}

const inline = new Set(['textentryinteraction', 'inlinechoiceinteraction'])

const isInteraction = ({ name }: Markup): boolean => name.endsWith('interaction')

/** Instructions for the candidate are words of the question; those for who marks it are not. */
const isForCandidate = ({ name, attributes }: Markup): boolean => {
  const views = (attributes['view'] ?? '').split(/\s+/).filter(Boolean)
  return name === 'rubricblock' && (views.length === 0 || views.includes('candidate'))
}

/** Words that only some readers see, or that come with an answer. */
const apart = new Set([
  'rubricblock',
  'feedbackblock',
  'feedbackinline',
  'stylesheet',
  'templateblock',
  'templateinline',
])

const clean = (body: Markup, notes: Notes): Markup =>
  replaceIn(body, (each) => {
    if (!apart.has(each.name) || isForCandidate(each)) return
    if (each.name.startsWith('feedback')) notes.add('feedback_lost')
    else if (each.name !== 'stylesheet') notes.add('setting_lost', each.name)
    return []
  })

const commentOf = ({ item, notes }: QtiReading): ReadHead['comment'] => {
  const said = childrenOf(item, 'modalfeedback').filter((each) => readMarkup(each.children).blocks.length > 0)
  notes.addWhere(said.length > 1, 'feedback_lost')
  return readLong(said.length === 1 ? (said[0]?.children ?? []) : [], notes)
}

/**
 * What is asked around an interaction and in its prompt. Instructions describe it, wherever they are: their first line is not
 * what is asked, unless nothing else is.
 */
const askedHead = (body: Markup, reading: QtiReading): ReadHead => {
  const around = replaceIn(body, (each) => {
    if (each.name === 'rubricblock') return []
    return isInteraction(each) ? (promptOf(each)?.children ?? []).slice() : undefined
  })
  const named = [...around.children, ...(isSaid(around) ? [] : titleLine(reading.item))]
  const asked = readAsked([...named, ...rubricsOf(body)], reading.pictures, reading.notes)
  return { ...asked, ...restOf(reading), name: asked.name === '' ? titleOf(reading.item) : asked.name }
}

const rubricsOf = (body: Markup): readonly Markup[] =>
  everyElement(body).filter(({ name }) => name === 'rubricblock')

const isSaid = ({ children }: Markup): boolean => readMarkup(children).blocks.length > 0

const titleLine = (item: Markup): readonly Markup[] =>
  titleOf(item) === '' ? [] : [{ name: 'p', attributes: {}, children: [titleOf(item)] }]

const titledHead = (body: Markup, reading: QtiReading): ReadHead => {
  const title = titleOf(reading.item)
  const rubrics = rubricsOf(body)
  return {
    ...restOf(reading),
    name: title === '' ? reading.gapsName : title,
    ...(rubrics.length === 0 ? {} : { description: readLong(rubrics, reading.notes) }),
  }
}

/** Without what the head of the question holds already. */
const withoutRubrics = (body: Markup): Markup =>
  replaceIn(body, ({ name }) => (name === 'rubricblock' ? [] : undefined))

const restOf = (reading: QtiReading): Pick<ReadHead, 'comment' | 'points'> => {
  const comment = commentOf(reading)
  return { points: pointsOf(reading.item, reading.responses), ...(comment === undefined ? {} : { comment }) }
}

const titleOf = ({ attributes }: Markup): string => (attributes['title'] ?? '').replaceAll(/\s+/g, ' ').trim()

const isNumberField = (field: Markup, { responses }: QtiReading): boolean => {
  const { baseType = '' } = responses.get(field.attributes['responseidentifier'] ?? '') ?? {}
  return baseType === 'float' || baseType === 'integer'
}

/** The one thing that a body asks; undefined where it asks several that cannot stand in one question. */
const makeOfBody = (
  body: Markup,
  reading: QtiReading,
): { head: ReadHead; made: Question | null } | undefined => {
  const asked = everyElement(body).filter(isInteraction)
  const [first, second] = asked
  if (!first) {
    const head = askedHead(body, reading)
    const draft = { ...draftHead(reading.key, { ...head, points: 0 }), type: 'text_graphic_answer' }
    return { head, made: makeOf({ ...draft, is_answer_enabled: false }) }
  }
  if (asked.length === 1 && inline.has(first.name) && isNumberField(first, reading)) {
    const head = askedHead(body, reading)
    return { head, made: readNumber(first, head, reading) }
  }
  if (asked.every(({ name }) => inline.has(name))) {
    const head = titledHead(body, reading)
    return { head, made: readInlineGaps(withoutRubrics(body), head, reading) }
  }
  const names = asked
    .map(({ name }) => name)
    .toSorted()
    .join(' ')
  if (second && names === 'extendedtextinteraction uploadinteraction') {
    const head = askedHead(body, reading)
    return { head, made: readUpload(true)(first, head, reading) }
  }
  const read = readers[first.name]
  if (second || !read) return undefined
  const head =
    first.name === 'gapmatchinteraction' && !promptOf(first)
      ? titledHead(body, reading)
      : askedHead(body, reading)
  return { head, made: read(first, head, reading) }
}

/** Whether a tree is one item of QTI 2.1, 2.2 or 3.0. */
export const isQtiItem = (root: Markup): boolean =>
  plainTree({ ...root, children: [] }).name === 'assessmentitem'

/**
 * One item as a question of a registered type, with what was lost of it.
 *
 * @param pictures those that the item names, by the addresses that stand in it
 */
export const readQtiItem = (root: Markup, context: FileContext, pictures: PictureDoor): FileQuestion => {
  const item = plainTree(root)
  const notes = new Notes()
  const reading: QtiReading = { ...context, notes, pictures, item, responses: readResponses(item) }
  const found = childOf(item, 'itembody')
  if (!found) return refuseQuestion(titleOf(item), 'not_readable', 'itemBody')
  const body = clean(found, notes)
  const made = makeOfBody(body, reading)
  if (!made) {
    const names = everyElement(found)
      .filter(isInteraction)
      .map(({ name }) => name)
    const isKnown = names.every((name) => name in readers || inline.has(name))
    return refuseQuestion(titleOf(item), isKnown ? 'several_blocks' : 'type_unknown', names.join(', '))
  }
  noteScoring(item, notes)
  return finishQuestion(made.head.name || titleOf(item), made.made, notes)
}
