import { isAllowedAddress } from '@lectern/contract/rich-text/addresses'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { BubbleMenu } from '@tiptap/react/menus'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { insideView, LinkPrompt, type ToolsState } from '../../rich-text/index.ts'
import { BlockSelection } from '../moves/block-selection.ts'
import { PlaceSearch } from '../places/place-search.tsx'
import { KeyboardBar } from './keyboard-bar.tsx'
import { SizePrompt } from './size-prompt.tsx'
import styles from './toolbar.module.css'
import { Tools, type Asked } from './tools.tsx'
import { TooltipPrompt } from './tooltip-prompt.tsx'
import { useIsPhone } from './use-is-phone.ts'

interface AnsweredProps {
  editor: Editor
  asked: Asked | null
  onAsk: (asked: Asked | null) => void
}

const ToolsOrQuestion = ({ editor, asked, onAsk }: AnsweredProps) => {
  const { t } = useTexts()
  const close = () => onAsk(null)
  if (asked === 'size') return <SizePrompt editor={editor} close={close} />
  if (asked === 'tooltip') return <TooltipPrompt editor={editor} close={close} />
  if (asked === null) return <Tools editor={editor} onAsk={onAsk} />
  return (
    <LinkPrompt
      editor={editor}
      close={close}
      isAllowed={isAllowedAddress}
      wrongText={t('lesson-text.link_wrong_lesson')}
      renderPlaces={(choose) => <PlaceSearch editor={editor} onPlace={choose} />}
    />
  )
}

/** Under which name the menu hears that its size is another one. */
const menuKey = 'textTools'

/** Whether there are words to give looks to: nodes that are drawn by themselves have tools of their own, whole blocks have their handle. */
const hasWords = ({ state: { selection, doc } }: Editor): boolean =>
  !selection.empty &&
  !(selection instanceof NodeSelection) &&
  !(selection instanceof BlockSelection) &&
  doc.textBetween(selection.from, selection.to).length > 0

/** The tools over the marked words; on a phone they stand above the keyboard. */
export const TextToolbar = ({ editor, linking, setLinking }: ToolsState) => {
  const isPhone = useIsPhone()
  const [question, setQuestion] = useState<Asked | null>(null)
  const asked = linking ? 'link' : question
  const onAsk = (next: Asked | null) => {
    setLinking(next === 'link')
    setQuestion(next === 'link' ? null : next)
  }
  useEffect(() => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(menuKey, 'updatePosition'))
  }, [editor, asked])
  const tools = <ToolsOrQuestion editor={editor} asked={asked} onAsk={onAsk} />
  if (isPhone) return <KeyboardBar editor={editor}>{tools}</KeyboardBar>
  return (
    <BubbleMenu
      editor={editor}
      pluginKey={menuKey}
      className={styles.floating}
      updateDelay={50}
      shouldShow={({ editor: now, element }) =>
        asked !== null ||
        (now.isEditable && (now.isFocused || element.contains(document.activeElement)) && hasWords(now))
      }
      options={{ placement: 'top', offset: 8, ...insideView }}
    >
      {tools}
    </BubbleMenu>
  )
}
