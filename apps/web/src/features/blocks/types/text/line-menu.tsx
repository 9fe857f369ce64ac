import { type BuiltUnitType, unitType } from '@lectern/contract/blocks/unit-types'
import type { Editor } from '@tiptap/react'
import { FloatingMenu } from '@tiptap/react/menus'
import { Heading2, Heading3, List, ListChecks, ListOrdered, TextQuote } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { ToolButton } from './tool-button.tsx'
import styles from './text-tools.module.css'

interface LineMenuProps {
  editor: Editor
  /** Asked for by `/`: the keyboard is in the menu. */
  open: boolean
  setOpen: (open: boolean) => void
  onAddBelow: (typeId: BuiltUnitType) => void
}

const buttonsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll('button') ?? [])]

/** Appears on an empty line (document 001 §2): what this line may become, and what may come below the text. */
export const LineMenu = ({ editor, open, setOpen, onAddBelow }: LineMenuProps) => {
  const { t } = useTexts()
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (open) buttonsOf(menu.current)[0]?.focus()
  }, [open])

  const leave = () => {
    setOpen(false)
    editor.commands.focus()
  }
  const make = (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () => {
    setOpen(false)
    change(editor.chain().focus()).run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsOf(menu.current)
    const at = buttons.findIndex((button) => button === document.activeElement)
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step !== 0) buttons.at((at + step) % buttons.length)?.focus()
    if (event.key === 'Escape') leave()
    if (event.key === '/') {
      leave()
      editor.commands.insertContent('/')
    }
    if (step !== 0 || event.key === 'Escape' || event.key === '/') {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return (
    <FloatingMenu
      ref={menu}
      editor={editor}
      className={styles.line}
      role="toolbar"
      aria-label={t('create-course.line_menu')}
      onKeyDown={onKeyDown}
      options={{ placement: 'bottom-start', offset: 4, shift: { padding: 8 } }}
    >
      <ToolButton
        icon={Heading2}
        label={t('create-course.tool_heading', { level: 2 })}
        onPress={make((chain) => chain.setHeading({ level: 2 }))}
      />
      <ToolButton
        icon={Heading3}
        label={t('create-course.tool_heading', { level: 3 })}
        onPress={make((chain) => chain.setHeading({ level: 3 }))}
      />
      <ToolButton
        icon={List}
        label={t('create-course.tool_bullets')}
        onPress={make((chain) => chain.toggleBulletList())}
      />
      <ToolButton
        icon={ListOrdered}
        label={t('create-course.tool_numbers')}
        onPress={make((chain) => chain.toggleOrderedList())}
      />
      <ToolButton
        icon={TextQuote}
        label={t('create-course.tool_quote')}
        onPress={make((chain) => chain.toggleBlockquote())}
      />
      <ToolButton
        icon={ListChecks}
        label={t('create-course.add_practice_below')}
        onPress={() => {
          setOpen(false)
          onAddBelow(unitType.quiz)
        }}
      />
    </FloatingMenu>
  )
}
