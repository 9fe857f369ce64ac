import type { MarkType } from '@lectern/contract/rich-text/marks'
import type { Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  Italic,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  type LucideIcon,
} from 'lucide-react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { ToolButton } from '../../rich-text/index.ts'
import { inText } from './text-commands.ts'

/** Marks that are on or off. */
const plainMarks = {
  bold: { icon: Bold, text: 'lesson-text.tool_bold' },
  italic: { icon: Italic, text: 'lesson-text.tool_italic' },
  underline: { icon: Underline, text: 'lesson-text.tool_underline' },
  strike: { icon: Strikethrough, text: 'lesson-text.tool_strike' },
  superscript: { icon: Superscript, text: 'lesson-text.tool_superscript' },
  subscript: { icon: Subscript, text: 'lesson-text.tool_subscript' },
  code: { icon: Code, text: 'lesson-text.tool_code' },
} as const satisfies Partial<Record<MarkType, { icon: LucideIcon; text: TextId }>>
type PlainMark = keyof typeof plainMarks

interface MarkButtonProps {
  editor: Editor
  mark: PlainMark
  isOn: boolean
}

/** A tool that gives the marked words a mark, or takes it away. */
export const MarkButton = ({ editor, mark, isOn }: MarkButtonProps) => {
  const { t } = useTexts()
  const { icon, text } = plainMarks[mark]
  return (
    <ToolButton
      icon={icon}
      label={t(text)}
      pressed={isOn}
      onPress={() => inText(editor, (chain) => chain.toggleMark(mark))}
    />
  )
}
