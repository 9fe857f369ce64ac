import { listKindOf } from '@lectern/contract/kernel/rich-text'
import { blockTypeOf, textOfUnit } from '@lectern/contract/blocks/registry'
import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import type { LessonFileFormat } from '@lectern/contract/lessons/formats/read-lesson-file'

/** What becomes of a part of a lesson in a file that cannot hold it. */
export const lossCodes = [
  // A line with a link stands in its place.
  'audio',
  'video',
  'files',
  'quiz',
  'comments',
  'html',
  'frame',
  // It has another form.
  'callout',
  'spoiler',
  'columns',
  'gallery',
  'button',
  'tooltip',
  'formula',
  'table_cells',
  'table_merged',
  'table_head',
  'list_count',
  'list_parts',
  'unit_joined',
  // It is gone.
  'anchor',
  'looks',
  'picture_look',
  'ticks',
] as const
export type LossCode = (typeof lossCodes)[number]

/** What of one unit is not as it is here. */
export interface UnitLosses {
  readonly section: string
  /** Its place in the lesson, from 1. */
  readonly number: number
  readonly title: string
  readonly losses: readonly LossCode[]
}

type Rule = (node: TextNode, format: LessonFileFormat) => readonly LossCode[]

const looksOfWords: Rule = ({ marks = [] }, format) =>
  marks.flatMap((mark): LossCode[] => {
    if (mark.type === 'tooltip') return ['tooltip']
    return mark.type === 'textStyle' && format === 'markdown' ? ['looks'] : []
  })

const looksOfLine: Rule = ({ attrs = {} }, format) => {
  const hasLook = (attrs['textAlign'] ?? null) !== null || (attrs['indent'] ?? 0) !== 0
  return (format === 'markdown' && hasLook) || (attrs['lineHeight'] ?? null) !== null ? ['looks'] : []
}

const isPlainLine = ({ type }: TextNode): boolean => type === 'paragraph'

const tableLosses: Rule = ({ content = [] }, format) => {
  if (format === 'docx') return []
  const cells = content.flatMap((row) => row.content ?? [])
  const isMerged = cells.some(
    ({ attrs }) => (attrs?.['colspan'] ?? 1) !== 1 || (attrs?.['rowspan'] ?? 1) !== 1,
  )
  const isCut = cells.some(({ content: blocks = [] }) => blocks.length > 1 || !blocks.every(isPlainLine))
  const hasHead = content[0]?.content?.every(({ type }) => type === 'tableHeader') === true
  const hasOtherHead = content.slice(1).some((row) => row.content?.some(({ type }) => type === 'tableHeader'))
  const isColored = cells.some(({ attrs }) => (attrs?.['backgroundColor'] ?? null) !== null)
  return [
    ...(isMerged ? (['table_merged'] as const) : []),
    ...(isCut ? (['table_cells'] as const) : []),
    ...(!hasHead || hasOtherHead ? (['table_head'] as const) : []),
    ...(isColored ? (['looks'] as const) : []),
  ]
}

const pictureLosses: Rule = ({ attrs = {} }, format) => {
  const isCut = (attrs['crop'] ?? null) !== null
  const isPlaced = (attrs['justify'] ?? 'flex-start') !== 'flex-start'
  const isSized = format === 'markdown' && (attrs['width'] ?? null) !== null
  return isCut || isPlaced || isSized ? ['picture_look'] : []
}

const countLosses: Rule = ({ attrs }, format) =>
  format === 'markdown' && listKindOf(attrs?.['type']) !== null ? ['list_count'] : []

const itemLosses: Rule = ({ content = [] }, format) => {
  const isList = ({ type }: TextNode) => type.endsWith('List')
  const [first, ...others] = content
  const isPlain = first?.type === 'paragraph' && others.every(isList)
  return format === 'docx' && !isPlain ? ['list_parts'] : []
}

const always =
  (code: LossCode): Rule =>
  () => [code]
const inWord =
  (code: LossCode): Rule =>
  (_node, format) =>
    format === 'docx' ? [code] : []

const rules: Readonly<Record<string, Rule>> = {
  text: looksOfWords,
  paragraph: looksOfLine,
  heading: looksOfLine,
  callout: inWord('callout'),
  details: always('spoiler'),
  columns: always('columns'),
  htmlBlock: always('html'),
  iframe: always('frame'),
  button: always('button'),
  image: pictureLosses,
  gallery: always('gallery'),
  fileBlock: always('files'),
  audio: always('audio'),
  anchor: always('anchor'),
  formula: inWord('formula'),
  formulaBlock: inWord('formula'),
  table: tableLosses,
  orderedList: countLosses,
  listItem: itemLosses,
  taskItem: itemLosses,
  taskList: ({ attrs, content = [] }) => {
    const isTicked = content.some((item) => item.attrs?.['checked'] === true)
    return (attrs?.['tickedBy'] === 'author') === isTicked ? [] : ['ticks']
  },
}

const lossesOf = (node: TextNode, format: LessonFileFormat, found: Set<LossCode>): void => {
  for (const code of rules[node.type]?.(node, format) ?? []) found.add(code)
  for (const child of node.content ?? []) lossesOf(child, format, found)
}

type Unit = Lesson['sections'][number]['info_units'][number]

const lossesOfUnit = (unit: Unit, before: Unit | undefined, format: LessonFileFormat): LossCode[] => {
  const found = new Set<LossCode>()
  const whole = blockTypeOf(unit.type_id).standIn
  if (whole) found.add(whole)
  for (const node of textOfUnit(unit)?.doc.content ?? []) lossesOf(node, format, found)
  if (format === 'docx' && before && unit.title === '') found.add('unit_joined')
  if (unit.look) found.add('looks')
  return lossCodes.filter((code) => found.has(code))
}

/** What of a lesson a file of a format will not hold as it is, unit by unit; what is whole is left out. */
export const findLessonLosses = (
  { sections }: Pick<Lesson, 'sections'>,
  format: LessonFileFormat,
): UnitLosses[] => {
  let number = 0
  return sections
    .flatMap(({ name, info_units }) =>
      info_units.map((unit, at) => {
        number += 1
        const losses = lossesOfUnit(unit, info_units[at - 1], format)
        return { section: name, number, title: unit.title, losses }
      }),
    )
    .filter(({ losses }) => losses.length > 0)
}
