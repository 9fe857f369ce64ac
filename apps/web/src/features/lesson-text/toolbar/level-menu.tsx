import { Menu } from '@lectern/ui/actions/menu'
import type { Editor } from '@tiptap/react'
import { useTexts } from '../../../lib/texts/index.ts'
import { headingLevels } from '../nodes/heading/heading.ts'
import { MenuButton } from './menu-button.tsx'
import { inText } from './text-commands.ts'

interface LevelMenuProps {
  editor: Editor
  level: (typeof headingLevels)[number] | null
}

/** Whether the lines are paragraphs or headings, and of which level. */
export const LevelMenu = ({ editor, level }: LevelMenuProps) => {
  const { t } = useTexts()
  const nameOf = (of: LevelMenuProps['level']) =>
    of === null ? t('lesson-text.tool_paragraph') : t('lesson-text.tool_heading', { level: of })
  return (
    <Menu
      label={t('lesson-text.tool_level')}
      entries={[null, ...headingLevels].map((each) => ({
        kind: 'choice',
        label: nameOf(each),
        chosen: each === level,
        onSelect: () =>
          inText(editor, (chain) =>
            each === null ? chain.setParagraph() : chain.setHeading({ level: each }),
          ),
      }))}
      renderTrigger={(trigger) => (
        <MenuButton trigger={trigger} label={`${t('lesson-text.tool_level')}: ${nameOf(level)}`}>
          {nameOf(level)}
        </MenuButton>
      )}
    />
  )
}
