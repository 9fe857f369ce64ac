import { alignments } from '@lectern/contract/rich-text/looks'
import { Menu, type MenuEntry } from '@lectern/ui/actions/menu'
import type { Editor } from '@tiptap/react'
import { TextAlignCenter, TextAlignEnd, TextAlignStart, type LucideIcon } from 'lucide-react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { MenuButton } from './menu-button.tsx'
import { setLineLook } from './text-commands.ts'
import type { TextState } from './use-text-state.ts'

type Alignment = TextState['textAlign']

const faces: Readonly<Record<Alignment, { readonly icon: LucideIcon; readonly text: TextId }>> = {
  left: { icon: TextAlignStart, text: 'lesson-text.tool_align_left' },
  center: { icon: TextAlignCenter, text: 'lesson-text.tool_align_center' },
  right: { icon: TextAlignEnd, text: 'lesson-text.tool_align_right' },
}

interface AlignMenuProps {
  editor: Editor
  textAlign: Alignment
}

/** To which side the lines stand. */
export const AlignMenu = ({ editor, textAlign }: AlignMenuProps) => {
  const { t } = useTexts()
  const entries: MenuEntry[] = alignments.map((each) => ({
    kind: 'choice',
    label: t(faces[each].text),
    icon: faces[each].icon,
    chosen: each === textAlign,
    onSelect: () => setLineLook(editor, 'textAlign', each === 'left' ? null : each),
  }))
  return (
    <Menu
      label={t('lesson-text.tool_align')}
      entries={entries}
      renderTrigger={(trigger) => (
        <MenuButton
          trigger={trigger}
          label={`${t('lesson-text.tool_align')}: ${t(faces[textAlign].text)}`}
          icon={faces[textAlign].icon}
        />
      )}
    />
  )
}
