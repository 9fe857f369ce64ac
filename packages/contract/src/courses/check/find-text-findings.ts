import { unitOfLink } from '../../rich-text/addresses.ts'
import type { LessonText, TextNode } from '../../rich-text/lesson-text.ts'
import { galleryNode, imageNode } from '../../rich-text/nodes/media.ts'
import { eachNode } from '../../rich-text/walk-text.ts'
import { contrastOf, readableContrast } from '../../schools/rules/brand-shades.ts'
import type { FindingCode } from './course-check.ts'

/** What is around a text. */
export interface TextSurroundings {
  /** Ids of the units of its lesson. */
  readonly unitIds: ReadonlySet<number>
  /** Addresses on the school's site that lead somewhere: paths of this course's lessons. */
  readonly lessonLinks: ReadonlySet<string>
  /** The path under which those lie, such as `/courses/bread/`. */
  readonly coursePath: string
}

export interface TextFinding {
  readonly code: FindingCode
  readonly count: number
  readonly about: string
}

const paper = '#ffffff'

const one = (code: FindingCode, places: readonly string[]): TextFinding[] =>
  places.length === 0 ? [] : [{ code, count: places.length, about: places[0] ?? '' }]

/** Nodes of a text in reading order. */
const nodesOf = ({ doc }: LessonText): TextNode[] => {
  const nodes: TextNode[] = []
  eachNode(doc.content, (node) => nodes.push(node))
  return nodes
}

/** The words of one attribute; empty where there are none. */
const wordsOf = (attrs: unknown, name: string): string => {
  const value = attributesOf(attrs)[name]
  return typeof value === 'string' ? value.trim() : ''
}

const attributesOf = (attrs: unknown): Readonly<Record<string, unknown>> =>
  typeof attrs === 'object' && attrs !== null ? { ...attrs } : {}

const picturesOf = ({ type, attrs }: TextNode): readonly unknown[] => {
  if (type === imageNode.type) return [attrs]
  const pictures: unknown = type === galleryNode.type ? attrs?.['pictures'] : []
  return Array.isArray(pictures) ? pictures : []
}

const picturesWithoutAlt = (nodes: readonly TextNode[]): string[] =>
  nodes
    .flatMap(picturesOf)
    .flatMap((picture) => (wordsOf(picture, 'alt') === '' ? [wordsOf(picture, 'caption')] : []))

const markOf = (node: TextNode, type: string) => node.marks?.find((mark) => mark.type === type)?.attrs

/** Links to units that are not in the lesson, and to lessons that are not in the course. */
const deadLinks = (nodes: readonly TextNode[], around: TextSurroundings): string[] => {
  const isDead = (href: string): boolean => {
    const unit = unitOfLink(href)
    if (unit !== null) return !around.unitIds.has(unit)
    // Whichever host the school was visited by when the address was copied.
    const path = URL.parse(href)?.pathname ?? ''
    return path.startsWith(around.coursePath) && !around.lessonLinks.has(path)
  }
  return nodes
    .map((node) => wordsOf(markOf(node, 'link'), 'href'))
    .filter((href) => href !== '' && isDead(href))
}

/** Headings that leave a level out on the way down: a reader who hears the page loses the way. */
const headingJumps = (nodes: readonly TextNode[]): string[] => {
  const levels = nodes.flatMap(({ type, attrs }) => {
    const level = attrs?.['level']
    return type === 'heading' && typeof level === 'number' ? [level] : []
  })
  return levels.flatMap((level, at) => {
    const before = levels[at - 1] ?? level
    return level > before + 1 ? [`H${before} → H${level}`] : []
  })
}

const faintWords = (nodes: readonly TextNode[]): string[] =>
  nodes.flatMap((node) => {
    const style = markOf(node, 'textStyle')
    const color = wordsOf(style, 'color').slice(0, paper.length)
    const ground = wordsOf(style, 'backgroundColor').slice(0, paper.length) || paper
    if (color === '') return []
    const contrast = contrastOf(color, ground)
    return contrast < readableContrast ? [`${contrast.toFixed(1)} : 1`] : []
  })

/** What readers of one text would stumble over; each kind once, with how often it is there. */
export const findTextFindings = (text: LessonText, around: TextSurroundings): TextFinding[] => {
  const nodes = nodesOf(text)
  return [
    ...one('picture_without_alt', picturesWithoutAlt(nodes)),
    ...one('dead_link', deadLinks(nodes, around)),
    ...one('heading_jump', headingJumps(nodes)),
    ...one('low_contrast', faintWords(nodes)),
  ]
}
