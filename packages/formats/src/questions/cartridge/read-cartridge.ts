import {
  childOf,
  childrenOf,
  everyElement,
  findElement,
  type Markup,
  type MarkupNode,
  wordsIn,
  wordsOf,
} from '@lectern/contract/kernel/markup'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import {
  type FileContext,
  type FileQuestion,
  finishQuestion,
  Notes,
  type PictureDoor,
  refuseQuestion,
} from '../file/read-file.ts'
import { readAsked, readLong, readThing } from '../file/read-words.ts'
import { draftHead, makeEssay, makeOf, makeTyped, type ReadHead } from '../made-question.ts'

/** An assessment of a Common Cartridge as it was understood. */
export interface CartridgeQuiz {
  readonly title: string
  /** Attempts that a learner has; null for any number. */
  readonly attempts: number | null
  /** Seconds; null without a countdown. */
  readonly seconds: number | null
  readonly questions: readonly FileQuestion[]
}

interface Reading extends FileContext {
  readonly notes: Notes
  readonly pictures: PictureDoor
}

const fieldOf = (of: Markup, label: string): string => {
  const field = everyElement(of).find(
    (each) => each.name === 'qtimetadatafield' && wordsIn(each, 'fieldlabel') === label,
  )
  return wordsIn(field, 'fieldentry')
}

/** What a material says, as elements: it says itself whether its words are HTML. */
const nodesOf = (of: Markup | undefined, { readHtml }: FileContext): readonly MarkupNode[] =>
  childrenOf(childOf(of, 'material'), 'mattext').flatMap((text) =>
    text.attributes['texttype'] === 'text/html' ? readHtml(wordsOf(text)) : [wordsOf(text)],
  )

/** Answers that a condition with full points names, but for those under a "not". */
const rightIn = (item: Markup): readonly string[] => {
  const conditions = childrenOf(childOf(item, 'resprocessing'), 'respcondition')
  const earning = conditions.filter((condition) =>
    childrenOf(condition, 'setvar').some((each) => Number(wordsOf(each)) > 0),
  )
  const named = (node: Markup): string[] => {
    if (node.name === 'not') return []
    if (node.name === 'varequal') return [wordsOf(node).trim()]
    return childrenOf(node).flatMap(named)
  }
  return earning.flatMap((condition) => childrenOf(condition, 'conditionvar').flatMap(named))
}

const readChoice = (item: Markup, head: ReadHead, isMultiple: boolean, reading: Reading): Question | null => {
  const presentation = childOf(item, 'presentation')
  const labels = presentation
    ? everyElement(presentation).filter(({ name }) => name === 'response_label')
    : []
  const right = new Set(rightIn(item))
  if (right.size === 0) reading.notes.add('no_right')
  return makeOf({
    ...draftHead(reading.key, head),
    type: isMultiple ? 'multiple_answer' : 'single_answer',
    answers: labels.map((label) => ({
      id: reading.key(),
      ...readThing(nodesOf(label, reading), reading.pictures, reading.notes),
      is_correct: right.has(label.attributes['ident'] ?? ''),
      points: 0,
    })),
  })
}

type ReadProfile = (item: Markup, head: ReadHead, reading: Reading) => Question | null

const readFilled: ReadProfile = (item, head, reading) => {
  const forms = [...new Set(rightIn(item))].filter((form) => form !== '')
  if (forms.length === 0) reading.notes.add('no_right')
  return makeTyped(reading.key, head, forms)
}

/** By the profile of an item, without its version. */
const profiles: Readonly<Record<string, ReadProfile>> = {
  'cc.multiple_choice': (item, head, reading) => readChoice(item, head, false, reading),
  'cc.true_false': (item, head, reading) => readChoice(item, head, false, reading),
  'cc.multiple_response': (item, head, reading) => readChoice(item, head, true, reading),
  'cc.fib': readFilled,
  'cc.pattern_match': readFilled,
  'cc.essay': (_item, head, reading) => makeEssay(reading.key, head),
}

/** The profile that an item has where it does not say. */
const profileOf = (item: Markup): string => {
  const said = fieldOf(item, 'cc_profile').replace(/\.v\d\w*$/, '')
  if (said !== '') return said
  const list = findElement(item, 'response_lid')
  if (list)
    return list.attributes['rcardinality'] === 'Multiple' ? 'cc.multiple_response' : 'cc.multiple_choice'
  return rightIn(item).length > 0 ? 'cc.fib' : 'cc.essay'
}

const readItem = (item: Markup, context: FileContext, pictures: PictureDoor): FileQuestion => {
  const notes = new Notes()
  const reading: Reading = { ...context, notes, pictures }
  const profile = profileOf(item)
  const read = profiles[profile]
  const title = item.attributes['title'] ?? ''
  if (!read) return refuseQuestion(title || profile, 'type_unknown', profile)
  const asked = readAsked(nodesOf(childOf(item, 'presentation'), reading), pictures, notes)
  const feedback = childrenOf(item, 'itemfeedback').find(
    ({ attributes }) => attributes['ident'] === 'general_fb',
  )
  notes.addWhere(
    childrenOf(item, 'itemfeedback').some((each) => each !== feedback),
    'feedback_lost',
  )
  const comment = readLong(nodesOf(childOf(feedback, 'flow_mat') ?? feedback, reading), notes)
  const points = Number(fieldOf(item, 'cc_weighting') || fieldOf(item, 'points_possible') || 1)
  const head: ReadHead = {
    ...asked,
    name: asked.name === '' ? title : asked.name,
    ...(comment === undefined ? {} : { comment }),
    points: Number.isFinite(points) && points >= 0 ? Math.round(points * 100) / 100 : 1,
  }
  return finishQuestion(head.name, read(item, head, reading), notes)
}

const attemptsOf = (text: string): number | null => {
  const attempts = Number(text)
  return Number.isInteger(attempts) && attempts > 0 && attempts <= 100 ? attempts : null
}

/** Whether a tree is questions of QTI 1.2, as Common Cartridge takes them. */
export const isCartridgeQuiz = ({ name }: Markup): boolean => name === 'questestinterop'

/**
 * The questions of an assessment or a bank of a Common Cartridge, as many as fit into a quiz.
 *
 * @param pictures those that the questions name, by the addresses that stand in them
 */
export const readCartridgeQuiz = (
  root: Markup,
  most: number,
  context: FileContext,
  pictures: PictureDoor,
): CartridgeQuiz => {
  const assessment = findElement(root, 'assessment') ?? findElement(root, 'objectbank') ?? root
  const items = everyElement(assessment).filter(({ name }) => name === 'item')
  const minutes = Number(fieldOf(assessment, 'qmd_timelimit'))
  return {
    title: assessment.attributes['title'] ?? '',
    attempts: attemptsOf(fieldOf(assessment, 'cc_maxattempts')),
    seconds: Number.isInteger(minutes) && minutes > 0 && minutes <= 10_000 ? minutes * 60 : null,
    questions: items
      .slice(0, most)
      .map((item) => readItem(item, context, pictures))
      .concat(items.slice(most).map((item) => refuseQuestion(item.attributes['title'] ?? '', 'too_big'))),
  }
}
