import { fontSizes } from '@lectern/contract/rich-text/looks'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import type { Editor } from '@tiptap/react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useOwnList } from '../settings/use-own-list.ts'
import { MenuButton } from './menu-button.tsx'
import { setLetterLook } from './text-commands.ts'

interface SizeMenuProps {
  editor: Editor
  /** As it is stored, `16px`. */
  size: string | null
  onOther: () => void
}

const offered = Array.from(
  { length: fontSizes.mostOffered - fontSizes.least + 1 },
  (_, step) => `${fontSizes.least + step}px`,
)

const pixels = (size: string): number => Number.parseFloat(size)

/** The size of letters: those of document 001 §9, the author's own, or another that is asked for. */
export const SizeMenu = ({ editor, size, onOther }: SizeMenuProps) => {
  const { t } = useTexts()
  const { list: own } = useOwnList('font_sizes', true)
  const shown = size === null ? t('lesson-text.tool_size_own') : String(pixels(size))
  const choices = [...new Set([...offered, ...own, ...(size === null ? [] : [size])])]
  const entries: MenuEntry[] = [
    { kind: 'action', label: t('lesson-text.tool_size_other'), onSelect: onOther },
    {
      kind: 'choice',
      label: t('lesson-text.tool_size_own'),
      chosen: size === null,
      onSelect: () => setLetterLook(editor, 'fontSize', null),
    },
    { kind: 'separator' },
    ...choices
      .toSorted((one, other) => pixels(one) - pixels(other))
      .map((each) => ({
        kind: 'choice' as const,
        label: String(pixels(each)),
        chosen: each === size,
        onSelect: () => setLetterLook(editor, 'fontSize', each),
      })),
  ]
  return (
    <Menu
      label={t('lesson-text.tool_size')}
      entries={entries}
      renderTrigger={(trigger) => (
        <MenuButton trigger={trigger} label={`${t('lesson-text.tool_size')}: ${shown}`}>
          {shown}
        </MenuButton>
      )}
    />
  )
}
