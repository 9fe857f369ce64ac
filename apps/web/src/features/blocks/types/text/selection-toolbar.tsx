import { useEditorState, type Editor } from '@tiptap/react'
import { BubbleMenu } from '@tiptap/react/menus'
import { Bold, Italic, Link2, List, ListOrdered, TextQuote, type LucideIcon } from 'lucide-react'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { LinkPrompt } from './link-prompt.tsx'
import { ToolButton } from './tool-button.tsx'
import styles from './text-tools.module.css'

interface ToolbarProps {
  editor: Editor
  linking: boolean
  setLinking: (linking: boolean) => void
}

interface Tool {
  name: 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'blockquote'
  icon: LucideIcon
  text: TextId
  run: (editor: Editor) => void
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    icon: Bold,
    text: 'create-course.tool_bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: Italic,
    text: 'create-course.tool_italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    icon: List,
    text: 'create-course.tool_bullets',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    text: 'create-course.tool_numbers',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: TextQuote,
    text: 'create-course.tool_quote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

const levels = [1, 2, 3, 4, 5, 6] as const

const useActive = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.filter((tool) => now.isActive(tool.name)).map((tool) => tool.name),
      link: now.isActive('link'),
      level: levels.find((level) => now.isActive('heading', { level })) ?? 0,
    }),
  })

const setLevel = (editor: Editor, value: string): void => {
  const level = levels.find((each) => String(each) === value)
  const chain = editor.chain().focus()
  if (level === undefined) chain.setParagraph().run()
  else chain.setHeading({ level }).run()
}

/** Appears over a selection: the subset of the document's toolbar that a text may hold now (001 §2). */
export const SelectionToolbar = ({ editor, linking, setLinking }: ToolbarProps) => {
  const { t } = useTexts()
  const active = useActive(editor)
  return (
    <BubbleMenu
      editor={editor}
      className={styles.toolbar}
      role="toolbar"
      aria-label={t('create-course.toolbar')}
      updateDelay={50}
      shouldShow={({ editor: now, state }) =>
        linking || (now.isEditable && now.isFocused && !state.selection.empty && !now.isActive('image'))
      }
      options={{ placement: 'top', offset: 8, flip: true, shift: { padding: 8 } }}
    >
      {linking ? (
        <LinkPrompt editor={editor} close={() => setLinking(false)} />
      ) : (
        <>
          <select
            className={styles.level}
            aria-label={t('create-course.tool_level')}
            value={active.level}
            onChange={(event) => setLevel(editor, event.currentTarget.value)}
          >
            <option value={0}>{t('create-course.tool_paragraph')}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {t('create-course.tool_heading', { level })}
              </option>
            ))}
          </select>
          {tools.map((tool) => (
            <ToolButton
              key={tool.name}
              icon={tool.icon}
              label={t(tool.text)}
              pressed={active.tools.includes(tool.name)}
              onPress={() => tool.run(editor)}
            />
          ))}
          <ToolButton
            icon={Link2}
            label={t('create-course.tool_link')}
            pressed={active.link}
            onPress={() => setLinking(true)}
          />
        </>
      )}
    </BubbleMenu>
  )
}
