import { lineHeights, usualLineHeight } from '@lectern/contract/rich-text/looks'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import type { Editor } from '@tiptap/react'
import { MoveVertical } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { MenuButton } from './menu-button.tsx'
import { setLineLook } from './text-commands.ts'

interface LineHeightMenuProps {
  editor: Editor
  lineHeight: number | null
}

/** The height of lines, 0.8 to 2 (document 001 §5). */
export const LineHeightMenu = ({ editor, lineHeight }: LineHeightMenuProps) => {
  const { t, number } = useTexts()
  const own = t('lesson-text.tool_line_height_own')
  const entries: MenuEntry[] = [
    {
      kind: 'choice',
      label: own,
      chosen: lineHeight === null,
      onSelect: () => setLineLook(editor, 'lineHeight', null),
    },
    ...lineHeights.map((each) => ({
      kind: 'choice' as const,
      label: number(each),
      hint: each === usualLineHeight ? t('lesson-text.tool_line_height_usual') : undefined,
      chosen: each === lineHeight,
      onSelect: () => setLineLook(editor, 'lineHeight', each),
    })),
  ]
  return (
    <Menu
      label={t('lesson-text.tool_line_height')}
      entries={entries}
      renderTrigger={(trigger) => (
        <MenuButton
          trigger={trigger}
          label={`${t('lesson-text.tool_line_height')}: ${lineHeight === null ? own : number(lineHeight)}`}
          icon={MoveVertical}
        />
      )}
    />
  )
}
