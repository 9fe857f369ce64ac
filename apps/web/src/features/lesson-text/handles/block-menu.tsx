import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import type { Editor } from '@tiptap/core'
import { ArrowDown, ArrowUp, CopyPlus, GripVertical, Trash2 } from 'lucide-react'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { slashEntries } from '../menus/slash-entries.ts'
import { duplicate, moveDown, moveUp, removeBlocks } from '../moves/block-commands.ts'
import { rangeAt } from '../moves/block-range.ts'

interface BlockMenuProps {
  editor: Editor
  /** Where the block begins. */
  at: number
}

/** Whether the block is one of several that are selected: what comes is done to them all. */
const isOneOfSeveral = (editor: Editor, at: number): boolean => {
  const range = rangeAt(editor.state, at)
  return range !== null && range.to - range.from > (editor.state.doc.nodeAt(at)?.nodeSize ?? 0)
}

/** Selects the block, so that what comes is done to it. */
const select = (editor: Editor, at: number): void => {
  editor.view.focus()
  if (!isOneOfSeveral(editor, at)) editor.commands.setNodeSelection(at)
}

/** Puts the caret into the words of the block: its lines become something else. */
const enter = (editor: Editor, at: number): boolean => {
  const node = editor.state.doc.nodeAt(at)
  if (!node || node.isAtom) return false
  editor.view.focus()
  return (
    isOneOfSeveral(editor, at) ||
    editor.commands.setTextSelection({ from: at + 1, to: at + node.nodeSize - 1 })
  )
}

const entriesFor = (t: Translate, editor: Editor, at: BlockMenuProps['at']): MenuEntry[] => {
  const on = (command: typeof moveUp) => () => {
    select(editor, at)
    command(editor.state, editor.view.dispatch)
  }
  const turns = slashEntries(t).flatMap(({ group, name, icon, run }): MenuEntry[] =>
    run && group === t('create-course.slash_line')
      ? [
          {
            kind: 'action',
            label: name,
            icon,
            onSelect: () => {
              if (enter(editor, at)) run(editor.chain()).run()
            },
          },
        ]
      : [],
  )
  return [
    {
      kind: 'action',
      label: t('create-course.block_duplicate'),
      icon: CopyPlus,
      hint: 'Ctrl D',
      onSelect: on(duplicate),
    },
    {
      kind: 'action',
      label: t('create-course.block_up'),
      icon: ArrowUp,
      hint: 'Alt ↑',
      onSelect: on(moveUp),
    },
    {
      kind: 'action',
      label: t('create-course.block_down'),
      icon: ArrowDown,
      hint: 'Alt ↓',
      onSelect: on(moveDown),
    },
    {
      kind: 'action',
      label: t('create-course.block_delete'),
      icon: Trash2,
      danger: true,
      onSelect: on(removeBlocks),
    },
    { kind: 'heading', label: t('create-course.slash_line') },
    ...turns,
  ]
}

/** The grip of a block: dragged it moves the block, pressed it opens what can be done with it. */
export const BlockMenu = ({ editor, at }: BlockMenuProps) => {
  const { t } = useTexts()
  const label = t('create-course.block_menu')
  return (
    <Menu
      label={label}
      entries={entriesFor(t, editor, at)}
      maxHeight={420}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} icon={GripVertical} label={label} size="small" tabIndex={-1} />
      )}
    />
  )
}
