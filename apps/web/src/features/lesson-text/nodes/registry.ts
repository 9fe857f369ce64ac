import type { NodeType } from '@lectern/contract/rich-text/registry'
import { anchor } from './anchor/anchor.ts'
import { audio } from './audio/audio.ts'
import { button } from './button/button.ts'
import { callout } from './callout/callout.ts'
import { codeBlock } from './code-block/code-block.ts'
import { column, columns } from './columns/columns.ts'
import { details, detailsContent, detailsSummary } from './details/details.ts'
import { divider } from './divider/divider.ts'
import type { EditorNode } from './editor-node.ts'
import { fileBlock } from './file-block/file-block.ts'
import { footnote } from './footnote/footnote.ts'
import { formula, formulaBlock } from './formula/formula.ts'
import { gallery } from './gallery/gallery.ts'
import { heading } from './heading/heading.ts'
import { htmlBlock } from './html-block/html-block.ts'
import { iframe } from './iframe/iframe.ts'
import { image } from './image/image.ts'
import { lineBreak } from './line-break/line-break.ts'
import { bulletList, listItem, orderedList } from './lists/lists.ts'
import { paragraph } from './paragraph/paragraph.ts'
import { quote } from './quote/quote.ts'
import { table, tableCell, tableHeader, tableRow } from './table/table.ts'
import { taskItem, taskList } from './tasks/tasks.ts'

const nodes = [
  paragraph,
  heading,
  bulletList,
  orderedList,
  listItem,
  taskList,
  taskItem,
  quote,
  table,
  tableRow,
  tableCell,
  tableHeader,
  image,
  gallery,
  audio,
  fileBlock,
  button,
  iframe,
  callout,
  details,
  detailsSummary,
  detailsContent,
  columns,
  column,
  divider,
  codeBlock,
  htmlBlock,
  formulaBlock,
  formula,
  footnote,
  anchor,
  lineBreak,
] as const

/** A kind of the contract without its node here does not compile. */
type Written = (typeof nodes)[number]['type']

/** Every kind of node where it is written, in the order in which the insert menu offers them. */
export const editorNodes: readonly (NodeType extends Written ? EditorNode : never)[] = nodes
