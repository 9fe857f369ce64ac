import { useEditorState, type Editor } from '@tiptap/react'
import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  Link2,
  ListPlus,
  MessageCircleQuestionMark,
  RemoveFormatting,
  Trash2,
} from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { ToolButton, useToolKeys } from '../../rich-text/index.ts'
import { selectMore } from '../blocks-selected/select-blocks.ts'
import { duplicate, moveDown, moveUp, removeBlocks } from '../moves/block-commands.ts'
import { selectedBlocks } from '../moves/block-selection.ts'
import { AlignMenu } from './align-menu.tsx'
import { ColorMenu } from './colors/color-menu.tsx'
import { FontMenu } from './font-menu.tsx'
import { LevelMenu } from './level-menu.tsx'
import { LineHeightMenu } from './line-height-menu.tsx'
import { ListMenu } from './list-menu.tsx'
import { MarkButton } from './mark-button.tsx'
import { SizeMenu } from './size-menu.tsx'
import { clearLooks } from './text-commands.ts'
import styles from './toolbar.module.css'
import { useIsPhone } from './use-is-phone.ts'
import { useTextState } from './use-text-state.ts'

/** What the tools ask about in their own place. */
export type Asked = 'link' | 'tooltip' | 'size'

interface ToolsProps {
  editor: Editor
  onAsk: (asked: Asked) => void
}

const Apart = () => <span className={styles.apart} aria-hidden />

/** Where there is no pointer to drag a block and no Alt key, its tools move it. */
const MoveTools = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => selectedBlocks(now.state)?.count ?? 0,
  })
  return (
    <>
      <Apart />
      <ToolButton
        icon={ArrowUp}
        label={t('lesson-text.block_up')}
        onPress={() => moveUp(editor.state, editor.view.dispatch)}
      />
      <ToolButton
        icon={ArrowDown}
        label={t('lesson-text.block_down')}
        onPress={() => moveDown(editor.state, editor.view.dispatch)}
      />
      <ToolButton
        icon={ListPlus}
        label={t(count > 0 ? 'lesson-text.block_select_more' : 'lesson-text.block_select')}
        onPress={() => selectMore(editor)}
      />
      {count > 0 && (
        <>
          <ToolButton
            icon={CopyPlus}
            label={t('lesson-text.block_duplicate')}
            onPress={() => duplicate(editor.state, editor.view.dispatch)}
          />
          <ToolButton
            icon={Trash2}
            label={t('lesson-text.block_delete')}
            onPress={() => removeBlocks(editor.state, editor.view.dispatch)}
          />
        </>
      )}
    </>
  )
}

/** The tools for what is marked in a text (document 001 §2): one stop of the Tab key, the arrows go from one to the next. */
export const Tools = ({ editor, onAsk }: ToolsProps) => {
  const { t } = useTexts()
  const now = useTextState(editor)
  const isPhone = useIsPhone()
  const keys = useToolKeys(() => editor.view.focus())
  const markButton = (mark: Parameters<typeof MarkButton>[0]['mark']) => (
    <MarkButton editor={editor} mark={mark} isOn={now.marks.includes(mark)} />
  )
  return (
    <div {...keys} className={styles.tools} role="toolbar" aria-label={t('lesson-text.toolbar')}>
      <LevelMenu editor={editor} level={now.level} />
      <Apart />
      <FontMenu editor={editor} family={now.fontFamily} />
      <SizeMenu editor={editor} size={now.fontSize} onOther={() => onAsk('size')} />
      <Apart />
      {markButton('bold')}
      {markButton('italic')}
      {markButton('underline')}
      {markButton('strike')}
      <Apart />
      <ColorMenu editor={editor} color={now.color} backgroundColor={now.backgroundColor} />
      <ToolButton
        icon={Link2}
        label={t('lesson-text.tool_link')}
        pressed={now.marks.includes('link')}
        onPress={() => onAsk('link')}
      />
      <ToolButton
        icon={MessageCircleQuestionMark}
        label={t('lesson-text.tool_tooltip')}
        pressed={now.marks.includes('tooltip')}
        onPress={() => onAsk('tooltip')}
      />
      <ListMenu editor={editor} active={now.boxes} kind={now.listKind} />
      <AlignMenu editor={editor} textAlign={now.textAlign} />
      <LineHeightMenu editor={editor} lineHeight={now.lineHeight} />
      <Apart />
      {markButton('superscript')}
      {markButton('subscript')}
      {markButton('code')}
      <ToolButton
        icon={RemoveFormatting}
        label={t('lesson-text.tool_clear')}
        onPress={() => clearLooks(editor)}
      />
      {isPhone && <MoveTools editor={editor} />}
    </div>
  )
}
