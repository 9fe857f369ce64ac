import type { ListKind } from '@lectern/contract/kernel/rich-text'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  List,
  ListChecks,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  TextQuote,
} from 'lucide-react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { countBy } from './counted-list.ts'
import { MenuButton } from './menu-button.tsx'
import { inText, moveIn } from './text-commands.ts'
import type { TextState } from './use-text-state.ts'

type Box = TextState['boxes'][number]

const boxes: readonly {
  readonly name: Box
  readonly icon: typeof List
  readonly text: TextId
  readonly toggle: (chain: ChainedCommands) => ChainedCommands
}[] = [
  {
    name: 'bulletList',
    icon: List,
    text: 'lesson-text.tool_bullets',
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    text: 'lesson-text.tool_numbers',
    toggle: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'taskList',
    icon: ListChecks,
    text: 'lesson-text.tool_tasks',
    toggle: (chain) => chain.toggleTaskList(),
  },
  {
    name: 'blockquote',
    icon: TextQuote,
    text: 'lesson-text.tool_quote',
    toggle: (chain) => chain.toggleBlockquote(),
  },
]

/** How a list is counted, shown by its first marks. */
const counts: readonly { readonly kind: ListKind | null; readonly label: string }[] = [
  { kind: null, label: '1, 2, 3' },
  { kind: 'a', label: 'a, b, c' },
  { kind: 'A', label: 'A, B, C' },
  { kind: 'i', label: 'i, ii, iii' },
  { kind: 'I', label: 'I, II, III' },
]

interface ListMenuProps {
  editor: Editor
  active: readonly Box[]
  /** How the list around the caret is counted; undefined where none is. */
  kind: ListKind | null | undefined
}

/** Lists, the quote, and steps in and out. */
export const ListMenu = ({ editor, active, kind: now }: ListMenuProps) => {
  const { t } = useTexts()
  const entries: MenuEntry[] = [
    ...boxes.map(({ name, icon, text, toggle }) => ({
      kind: 'choice' as const,
      label: t(text),
      icon,
      chosen: active.includes(name),
      onSelect: () => inText(editor, toggle),
    })),
    ...(now === undefined
      ? []
      : [
          { kind: 'separator' as const },
          ...counts.map(({ kind, label }) => ({
            kind: 'choice' as const,
            label,
            chosen: kind === now,
            onSelect: () => countBy(editor, kind),
          })),
        ]),
    { kind: 'separator' },
    {
      kind: 'action',
      label: t('lesson-text.tool_indent'),
      icon: ListIndentIncrease,
      onSelect: () => moveIn(editor, 1),
    },
    {
      kind: 'action',
      label: t('lesson-text.tool_outdent'),
      icon: ListIndentDecrease,
      onSelect: () => moveIn(editor, -1),
    },
  ]
  return (
    <Menu
      label={t('lesson-text.tool_lists')}
      entries={entries}
      maxHeight={360}
      renderTrigger={(trigger) => (
        <MenuButton
          trigger={trigger}
          label={t('lesson-text.tool_lists')}
          icon={List}
          isOn={active.length > 0}
        />
      )}
    />
  )
}
