import { useEditorState, type Editor } from '@tiptap/react'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './text-tools.module.css'

const levels = [1, 2, 3, 4, 5, 6] as const

const setLevel = (editor: Editor, value: string): void => {
  const level = levels.find((each) => String(each) === value)
  const chain = editor.chain().focus()
  if (level === undefined) chain.setParagraph().run()
  else chain.setHeading({ level }).run()
}

/** Whether the line is a paragraph or a heading, and of which level. */
export const LevelSelect = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => levels.find((level) => now.isActive('heading', { level })) ?? 0,
  })
  return (
    <select
      className={styles.level}
      aria-label={t('lesson-text.tool_level')}
      value={active}
      onChange={(event) => setLevel(editor, event.currentTarget.value)}
    >
      <option value={0}>{t('lesson-text.tool_paragraph')}</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {t('lesson-text.tool_heading', { level })}
        </option>
      ))}
    </select>
  )
}
