import { fromMarkdown } from 'mdast-util-from-markdown'
import { frontmatterFromMarkdown, frontmatterToMarkdown } from 'mdast-util-frontmatter'
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm'
import { mathFromMarkdown, mathToMarkdown } from 'mdast-util-math'
import { toMarkdown } from 'mdast-util-to-markdown'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import type { Root } from './markdown-tree.ts'

/** The tree of a text in Markdown: CommonMark with tables, tasks, strikes, footnotes, formulas and front matter. */
export const readMarkdownTree = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [gfm(), math(), frontmatter()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown(), frontmatterFromMarkdown()],
  })

/** The same, written out. */
export const writeMarkdownTree = (tree: Root): string =>
  toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    fences: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown(), frontmatterToMarkdown()],
  })
