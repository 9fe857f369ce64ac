import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import type { Editor } from '@tiptap/core'
import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  GripVertical,
  LayoutTemplate,
  Link2,
  ListPlus,
  Trash2,
} from 'lucide-react'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { selectMore } from '../blocks-selected/select-blocks.ts'
import { slashEntries } from '../menus/slash-entries.ts'
import { duplicate, moveDown, moveUp, removeBlocks } from '../moves/block-commands.ts'
import { BlockSelection } from '../moves/block-selection.ts'
import { rangeAt } from '../moves/block-range.ts'
import { askTemplates } from '../templates/ask-templates.ts'
import { useCopyLink } from '../places/use-copy-link.ts'

interface BlockMenuProps {
  editor: Editor
  /** Where the block begins. */
  at: number
  /** The unit whose text it is. */
  unitKey: string
}

/** Whether the block is one of several that are selected: what comes is done to them all. */
const isOneOfSeveral = (editor: Editor, at: number): boolean => {
  const range = rangeAt(editor.state, at)
  return range !== null && range.to - range.from > (editor.state.doc.nodeAt(at)?.nodeSize ?? 0)
}

/** Selects the block, so that what comes is done to it. */
const select = (editor: Editor, at: number): void => {
  editor.view.focus()
  const node = editor.state.doc.nodeAt(at)
  if (!node || isOneOfSeveral(editor, at)) return
  const block = BlockSelection.between(editor.state.doc, at, at + node.nodeSize)
  if (block) editor.view.dispatch(editor.state.tr.setSelection(block))
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

const entriesFor = (t: Translate, editor: Editor, at: number, copyLink: () => void): MenuEntry[] => {
  const on = (command: typeof moveUp) => () => {
    select(editor, at)
    command(editor.state, editor.view.dispatch)
  }
  const turns = slashEntries(t).flatMap(({ group, name, icon, run }): MenuEntry[] =>
    run && group === t('lesson-text.slash_line')
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
      label: t('lesson-text.block_duplicate'),
      icon: CopyPlus,
      hint: 'Ctrl D',
      onSelect: on(duplicate),
    },
    {
      kind: 'action',
      label: t('lesson-text.block_up'),
      icon: ArrowUp,
      hint: 'Alt ↑',
      onSelect: on(moveUp),
    },
    {
      kind: 'action',
      label: t('lesson-text.block_down'),
      icon: ArrowDown,
      hint: 'Alt ↓',
      onSelect: on(moveDown),
    },
    {
      kind: 'action',
      label: t('lesson-text.block_link'),
      icon: Link2,
      onSelect: copyLink,
    },
    {
      kind: 'action',
      label: t('lesson-text.block_select_more'),
      icon: ListPlus,
      hint: 'Shift ↓',
      onSelect: () => {
        select(editor, at)
        selectMore(editor)
      },
    },
    {
      kind: 'action',
      label: t('lesson-text.template_save'),
      icon: LayoutTemplate,
      onSelect: () => {
        select(editor, at)
        askTemplates(editor, 'save')
      },
    },
    {
      kind: 'action',
      label: t('lesson-text.block_delete'),
      icon: Trash2,
      danger: true,
      onSelect: on(removeBlocks),
    },
    { kind: 'heading', label: t('lesson-text.slash_line') },
    ...turns,
  ]
}

/** The grip of a block: dragged it moves the block, pressed it opens what can be done with it. */
export const BlockMenu = ({ editor, at, unitKey }: BlockMenuProps) => {
  const { t } = useTexts()
  const copyLink = useCopyLink(editor, unitKey)
  const label = t('lesson-text.block_menu')
  return (
    <Menu
      label={label}
      entries={entriesFor(t, editor, at, () => void copyLink(at))}
      maxHeight={420}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} icon={GripVertical} label={label} size="small" tabIndex={-1} />
      )}
    />
  )
}
