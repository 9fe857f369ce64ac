import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'

/** What a mark in a file of ours says of the block behind it. */
export const boundaries = ['section', 'unit', 'title'] as const
export type Boundary = (typeof boundaries)[number]

/** A block of a file, with the marks that stand before it. */
export interface ReadBlock {
  readonly node: TextNode
  readonly after: readonly Boundary[]
}

export interface ArrangedUnit {
  readonly title: string
  readonly blocks: readonly TextNode[]
}

export interface ArrangedSection {
  readonly name: string
  readonly units: readonly ArrangedUnit[]
}

interface Open {
  readonly name: string
  readonly units: { title: string; readonly blocks: TextNode[] }[]
}

const wordsOf = ({ type, text = '', content = [] }: TextNode): string =>
  type === 'hardBreak' ? ' ' : text + content.map(wordsOf).join('')

const isTopHeading = ({ type, attrs }: TextNode): boolean => type === 'heading' && attrs?.['level'] === 1

/**
 * Divides the blocks of a file into sections and units: by the marks of a file that was made here, else by its headings of level 1.
 * A heading that is too long for a name stays in the text as well.
 *
 * @param cut hears the headings that are too long
 */
export const arrangeLesson = (
  blocks: readonly ReadBlock[],
  cut: (words: string) => void,
): ArrangedSection[] => {
  const isMarked = blocks.some(({ after }) => after.includes('section'))
  const sections: Open[] = []
  const openSection = (name: string): Open => {
    const section: Open = { name, units: [] }
    sections.push(section)
    return section
  }
  const openUnit = (title: string) => {
    const unit: Open['units'][number] = { title, blocks: [] }
    const section = sections.at(-1) ?? openSection('')
    section.units.push(unit)
    return unit
  }
  const nameOf = (node: TextNode, most: number): { name: string; rest: TextNode[] } => {
    const words = wordsOf(node).trim()
    if (words.length <= most) return { name: words, rest: [] }
    cut(words)
    return { name: words.slice(0, most).trim(), rest: [node] }
  }
  for (const { node, after } of blocks) {
    const isSection = isMarked ? after.includes('section') : isTopHeading(node)
    if (isSection) {
      const { name, rest } = nameOf(node, lessonLimits.sectionName)
      openSection(name)
      if (rest.length > 0) openUnit('').blocks.push(...rest)
    } else if (after.includes('title')) {
      const { name, rest } = nameOf(node, lessonLimits.title)
      openUnit(name).blocks.push(...rest)
    } else {
      const last = sections.at(-1)?.units.at(-1)
      const unit = last === undefined || after.includes('unit') ? openUnit('') : last
      unit.blocks.push(node)
    }
  }
  return sections
}
