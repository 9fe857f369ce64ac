import { fontFamilies, type FontFamily } from '@lectern/contract/rich-text/looks'
import { Menu } from '@lectern/ui/actions/menu'
import type { Editor } from '@tiptap/react'
import { useTexts } from '../../../lib/texts/index.ts'
import { MenuButton } from './menu-button.tsx'
import { setLetterLook } from './text-commands.ts'

interface FontMenuProps {
  editor: Editor
  family: FontFamily | null
}

/** The family of letters (document 001 §9). */
export const FontMenu = ({ editor, family }: FontMenuProps) => {
  const { t } = useTexts()
  const shown = family ?? t('lesson-text.tool_font_own')
  return (
    <Menu
      label={t('lesson-text.tool_font')}
      entries={[
        {
          kind: 'choice',
          label: t('lesson-text.tool_font_own'),
          chosen: family === null,
          onSelect: () => setLetterLook(editor, 'fontFamily', null),
        },
        { kind: 'separator' },
        ...fontFamilies.map((each) => ({
          kind: 'choice' as const,
          label: each,
          chosen: each === family,
          onSelect: () => setLetterLook(editor, 'fontFamily', each),
        })),
      ]}
      renderTrigger={(trigger) => (
        <MenuButton trigger={trigger} label={`${t('lesson-text.tool_font')}: ${shown}`}>
          {shown}
        </MenuButton>
      )}
    />
  )
}
