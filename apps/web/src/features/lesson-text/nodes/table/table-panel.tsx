import { alignments } from '@lectern/contract/rich-text/looks'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Columns3,
  Rows3,
  TableCellsMerge,
  TableCellsSplit,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Trash2,
} from 'lucide-react'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { ToolButton, useToolKeys } from '../../../rich-text/index.ts'
import { MenuButton } from '../../toolbar/menu-button.tsx'
import { inText } from '../../toolbar/text-commands.ts'
import toolbar from '../../toolbar/toolbar.module.css'
import type { NodePanelProps } from '../editor-node.ts'
import { CellColor } from './cell-color.tsx'
import { setCellLook } from './chosen-cells.ts'

interface TableWork {
  readonly text: TextId
  readonly run: (chain: ChainedCommands) => ChainedCommands
  readonly danger?: boolean
}

const rowWorks: readonly TableWork[] = [
  { text: 'lesson-text.table_row_above', run: (chain) => chain.addRowBefore() },
  { text: 'lesson-text.table_row_below', run: (chain) => chain.addRowAfter() },
  { text: 'lesson-text.table_row_head', run: (chain) => chain.toggleHeaderRow() },
  { text: 'lesson-text.table_row_delete', run: (chain) => chain.deleteRow(), danger: true },
]

const columnWorks: readonly TableWork[] = [
  { text: 'lesson-text.table_column_before', run: (chain) => chain.addColumnBefore() },
  { text: 'lesson-text.table_column_after', run: (chain) => chain.addColumnAfter() },
  { text: 'lesson-text.table_column_head', run: (chain) => chain.toggleHeaderColumn() },
  { text: 'lesson-text.table_column_delete', run: (chain) => chain.deleteColumn(), danger: true },
]

const sides = { left: TextAlignStart, center: TextAlignCenter, right: TextAlignEnd } as const
const sideTexts = {
  left: 'lesson-text.tool_align_left',
  center: 'lesson-text.tool_align_center',
  right: 'lesson-text.tool_align_right',
} as const satisfies Record<keyof typeof sides, TextId>

interface WorkMenuProps {
  editor: Editor
  label: string
  icon: typeof Rows3
  works: readonly TableWork[]
}

const WorkMenu = ({ editor, label, icon, works }: WorkMenuProps) => {
  const { t } = useTexts()
  const entries: MenuEntry[] = works.map(({ text, run, danger }) => ({
    kind: 'action',
    label: t(text),
    danger,
    onSelect: () => inText(editor, run),
  }))
  return (
    <Menu
      label={label}
      entries={entries}
      renderTrigger={(trigger) => <MenuButton trigger={trigger} label={label} icon={icon} />}
    />
  )
}

/** Rows, columns and cells of a table. */
export const TablePanel = ({ editor }: NodePanelProps) => {
  const { t } = useTexts()
  const keys = useToolKeys(() => editor.view.focus())
  const { canMerge, canSplit } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      canMerge: now.can().mergeCells(),
      canSplit: now.can().splitCell(),
    }),
  })
  const alignEntries: MenuEntry[] = alignments.map((side) => ({
    kind: 'action',
    label: t(sideTexts[side]),
    icon: sides[side],
    onSelect: () => inText(editor, (chain) => setCellLook(chain, 'align', side === 'left' ? null : side)),
  }))
  return (
    <div {...keys} className={toolbar.tools} role="toolbar" aria-label={t('lesson-text.insert_table')}>
      <WorkMenu editor={editor} label={t('lesson-text.table_row')} icon={Rows3} works={rowWorks} />
      <WorkMenu editor={editor} label={t('lesson-text.table_column')} icon={Columns3} works={columnWorks} />
      {canMerge && (
        <ToolButton
          icon={TableCellsMerge}
          label={t('lesson-text.table_merge')}
          onPress={() => inText(editor, (chain) => chain.mergeCells())}
        />
      )}
      {canSplit && (
        <ToolButton
          icon={TableCellsSplit}
          label={t('lesson-text.table_split')}
          onPress={() => inText(editor, (chain) => chain.splitCell())}
        />
      )}
      <Menu
        label={t('lesson-text.table_align')}
        entries={alignEntries}
        renderTrigger={(trigger) => (
          <MenuButton trigger={trigger} label={t('lesson-text.table_align')} icon={TextAlignStart} />
        )}
      />
      <CellColor editor={editor} />
      <ToolButton
        icon={Trash2}
        label={t('lesson-text.table_delete')}
        onPress={() => inText(editor, (chain) => chain.deleteTable())}
      />
    </div>
  )
}
