import type { FootnoteDefinition, RootContent } from './markdown-tree.ts'
import type { LessonPart } from '../out-context.ts'
import { writeMarkdownTree } from './markdown.ts'
import { writeMarkdownBlocks, writeMarkdownLink } from './write-markdown-blocks.ts'

/** A mark that no page shows: where a part begins is known again when the file comes back. */
const mark = (name: 'section' | 'unit' | 'title'): RootContent => ({
  type: 'html',
  value: `<!-- ${name} -->`,
})

const heading = (depth: 1 | 2, words: string): RootContent => ({
  type: 'heading',
  depth,
  children: words === '' ? [] : [{ type: 'text', value: words }],
})

const writePart = (part: LessonPart, footnotes: FootnoteDefinition[]): RootContent[] => {
  if (part.kind === 'section') return [mark('section'), heading(1, part.name)]
  if (part.kind === 'link') return [mark('unit'), ...writeMarkdownLink(part.words, part.context.pageLink)]
  const { title, nodes, context } = part
  const blocks = writeMarkdownBlocks(nodes, { ...context, footnotes })
  return title === '' ? [mark('unit'), ...blocks] : [mark('title'), heading(2, title), ...blocks]
}

/** A lesson in Markdown. */
export const writeMarkdownLesson = (title: string, parts: readonly LessonPart[]): string => {
  const footnotes: FootnoteDefinition[] = []
  const written = parts.flatMap((part) => writePart(part, footnotes))
  const head: RootContent = { type: 'yaml', value: `title: ${JSON.stringify(title)}` }
  return writeMarkdownTree({ type: 'root', children: [head, ...written, ...footnotes] })
}
