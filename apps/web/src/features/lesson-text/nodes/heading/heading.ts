import { headingNode } from '@lectern/contract/rich-text/nodes/lines'
import { mergeAttributes } from '@tiptap/core'
import { Heading } from '@tiptap/extension-heading'
import { Heading1, Heading2, Heading3, Heading4, Heading5, Heading6, type LucideIcon } from 'lucide-react'
import { defineEditorNode, type InsertEntry } from '../editor-node.ts'

/** Levels of headings, each with its sign. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const
type Level = (typeof headingLevels)[number]

const icons: Readonly<Record<Level, LucideIcon>> = {
  1: Heading1,
  2: Heading2,
  3: Heading3,
  4: Heading4,
  5: Heading5,
  6: Heading6,
}

const levelOf = (value: unknown): Level => headingLevels.find((level) => level === value) ?? 2

/** As learners get it: the page's own title is its first heading, those of a text begin one level below. */
const HeadingBelowTitle = Heading.extend({
  parseHTML: () => [
    ...headingLevels.map((level) => ({ tag: `[data-level="${level}"]`, attrs: { level }, priority: 60 })),
    ...headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const level = levelOf(node.attrs['level'])
    return [`h${Math.min(level + 1, 6)}`, mergeAttributes(HTMLAttributes, { 'data-level': level }), 0]
  },
})

const insertOf = (level: Level): InsertEntry => ({
  id: `heading-${level}`,
  group: 'line',
  icon: icons[level],
  name: (t) => t('lesson-text.tool_heading', { level }),
  words: (t) => `${t('lesson-text.slash_words_heading')} h${level}`,
  keys: '#'.repeat(level),
  run: (chain) => chain.setHeading({ level }),
})

/** A heading of one of six levels. */
export const heading = defineEditorNode({
  type: headingNode.type,
  extension: HeadingBelowTitle,
  inserts: headingLevels.map(insertOf),
})
