import type { fromMarkdown } from 'mdast-util-from-markdown'

/** The nodes of a text in Markdown, as its reader makes them. */
export type Root = ReturnType<typeof fromMarkdown>
export type RootContent = Root['children'][number]
type Of<Type extends RootContent['type']> = Extract<RootContent, { type: Type }>

export type Paragraph = Of<'paragraph'>
export type PhrasingContent = Paragraph['children'][number]
export type Definition = Of<'definition'>
export type FootnoteDefinition = Of<'footnoteDefinition'>
export type List = Of<'list'>
export type ListItem = List['children'][number]
export type Table = Of<'table'>
export type TableCell = Table['children'][number]['children'][number]
/** What may stand in a quote or an entry of a list. */
export type FlowContent = ListItem['children'][number]
export type BlockContent = Exclude<FlowContent, Definition | FootnoteDefinition>
