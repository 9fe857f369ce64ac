import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  Heading,
  Italic,
  Link2,
  List,
  ListOrdered,
  Sigma,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import { useTexts, type TextId } from '../../lib/texts/index.ts'
import { insertFormula } from './insert-formula.ts'
import { LevelSelect } from './level-select.tsx'
import styles from './text-tools.module.css'
import { ToolButton } from './tool-button.tsx'
import { useToolKeys } from './use-tool-keys.ts'

/** What differs between the places where texts are written. */
export interface TextTooling {
  /** Six levels of headings, or one, where all look alike. */
  readonly headings: 'levels' | 'one'
  /** Whether formulas are drawn where the text is shown. */
  readonly formulas: boolean
}

interface TextToolsProps extends TextTooling {
  editor: Editor
  onLink: () => void
}

interface Tool {
  name: 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'blockquote' | 'heading'
  icon: LucideIcon
  text: TextId
  run: (editor: Editor) => void
}

const heading: Tool = {
  name: 'heading',
  icon: Heading,
  text: 'lesson-text.tool_heading_one',
  run: (editor) => {
    const chain = editor.chain().focus()
    if (editor.isActive('heading')) chain.setParagraph().run()
    else chain.setHeading({ level: 2 }).run()
  },
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    icon: Bold,
    text: 'lesson-text.tool_bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: Italic,
    text: 'lesson-text.tool_italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    icon: List,
    text: 'lesson-text.tool_bullets',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    text: 'lesson-text.tool_numbers',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: TextQuote,
    text: 'lesson-text.tool_quote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

const useActive = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: [heading, ...tools].filter((tool) => now.isActive(tool.name)).map((tool) => tool.name),
      link: now.isActive('link'),
    }),
  })

/** Works on the text with the keyboard in it at once: the editor's own command goes there a moment later. */
const inText = (editor: Editor, work: (editor: Editor) => void): void => {
  editor.view.focus()
  work(editor)
}

/** The tools for what is marked in a text: one stop of the Tab key, the arrows go from one to the next. */
export const TextTools = ({ editor, headings, formulas, onLink }: TextToolsProps) => {
  const { t } = useTexts()
  const active = useActive(editor)
  const keys = useToolKeys(() => editor.view.focus())
  return (
    <div {...keys} className={styles.tools} role="toolbar" aria-label={t('lesson-text.toolbar')}>
      {headings === 'levels' && <LevelSelect editor={editor} />}
      {(headings === 'one' ? [heading, ...tools] : tools).map((tool) => (
        <ToolButton
          key={tool.name}
          icon={tool.icon}
          label={t(tool.text)}
          pressed={active.tools.includes(tool.name)}
          onPress={() => inText(editor, tool.run)}
        />
      ))}
      <ToolButton icon={Link2} label={t('lesson-text.tool_link')} pressed={active.link} onPress={onLink} />
      {formulas && (
        <ToolButton
          icon={Sigma}
          label={t('create-course.formula_add')}
          onPress={() => inText(editor, insertFormula)}
        />
      )}
    </div>
  )
}
