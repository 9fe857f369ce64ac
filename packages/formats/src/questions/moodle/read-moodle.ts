import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import {
  finishQuestion,
  Notes,
  refuseQuestion,
  type FileNote,
  type FileQuestion,
  type ReadFile,
} from '../file/read-file.ts'
import type { ReadHead } from '../made-question.ts'
import { childOf, childrenOf, type Markup, wordsIn } from '@lectern/contract/kernel/markup'
import { lineOf, readMarkup } from '../markup/text-of-markup.ts'
import {
  readDescription,
  readEssay,
  readMatching,
  readMultichoice,
  readNumerical,
  readOrdering,
  readShortAnswer,
  readTrueFalse,
} from './moodle-choices.ts'
import { readCloze, readDragWords, readGapselect } from './moodle-gaps.ts'
import { headOf, nodesOf, titledHeadOf, type MoodleReading } from './moodle-parts.ts'
import { readDragOntoPicture } from './moodle-pictures.ts'

type ReadType = (question: Markup, head: ReadHead, reading: MoodleReading) => Question | null

/** Types whose text is what is asked. */
const asking: Readonly<Record<string, ReadType>> = {
  multichoice: readMultichoice,
  truefalse: readTrueFalse,
  shortanswer: readShortAnswer,
  numerical: readNumerical,
  matching: readMatching,
  ddmatch: readMatching,
  ordering: readOrdering,
  essay: readEssay,
  description: readDescription,
  ddimageortext: readDragOntoPicture,
  ddmarker: readDragOntoPicture,
}

/** Types whose text has gaps. */
const gapped: Readonly<Record<string, ReadType>> = {
  cloze: readCloze,
  multianswer: readCloze,
  gapselect: readGapselect,
  ddwtos: readDragWords,
}

const titleOf = (question: Markup): string => wordsIn(childOf(question, 'name'), 'text')

/** What a question asks, in its first words; its title where it has none. */
const askedIn = (question: Markup, reading: MoodleReading): string => {
  const [first] = readMarkup(nodesOf(childOf(question, 'questiontext'), reading)).blocks
  return first ? lineOf(first).words : titleOf(question)
}

const readQuestion = (question: Markup, reading: MoodleReading): FileQuestion => {
  const type = (question.attributes['type'] ?? '').trim()
  const read = asking[type] ?? gapped[type]
  if (!read) return refuseQuestion(askedIn(question, reading), 'type_unknown', type)
  const head = (type in gapped ? titledHeadOf : headOf)(question, reading)
  const made = read(question, head, reading)
  return finishQuestion(head.name, made, reading.notes)
}

/** A question that stands alone is a bank of one. */
const bankRoot = (root: Markup): Markup =>
  root.name === 'question' ? { name: 'quiz', attributes: {}, children: [root] } : root

/** Whether a tree is a question bank of Moodle, or one of its questions. */
export const isMoodle = (root: Markup): boolean =>
  bankRoot(root).name === 'quiz' && childrenOf(bankRoot(root), 'question').length > 0

/** How many questions it has; categories are none. */
export const countMoodle = (root: Markup): number => bankOf(root).questions.length

const bankOf = (root: Markup) => {
  const all = childrenOf(bankRoot(root), 'question')
  const isCategory = ({ attributes }: Markup) => attributes['type'] === 'category'
  return { categories: all.filter(isCategory), questions: all.filter((each) => !isCategory(each)) }
}

/** The questions of a Moodle XML file, each as a question of a registered type, with what was lost of it. */
export const readMoodle = (root: Markup, context: Omit<MoodleReading, 'notes'>): ReadFile => {
  const { categories, questions } = bankOf(root)
  const names = [...new Set(categories.map((each) => wordsIn(childOf(each, 'category'), 'text')))]
  const read = questions.map((each) => readQuestion(each, { ...context, notes: new Notes() }))
  const titled = questions.filter((each, at) => titleOf(each) !== '' && titleOf(each) !== read[at]?.name)
  const notes: FileNote[] = names
    .filter((name) => name !== '')
    .slice(0, 20)
    .map((name) => ({ code: 'category_lost', words: name.replace(/^\$\w+\$\/(?:top\/)?/, '').slice(0, 200) }))
  if (titled.length > 0) notes.push({ code: 'title_lost', words: titleOf(titled[0] ?? root).slice(0, 200) })
  return { questions: read, notes }
}
