import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { classNames } from '@lectern/ui/theme/class-names'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { lessonTextForm, RichTextEditor, TabKey } from '../../../rich-text/index.ts'
import { LineMenu } from './line-menu.tsx'
import { slashCommand } from './slash-command.ts'
import { slashEntries, type SlashEntry } from './slash-entries.ts'
import styles from './text-editor.module.css'
import view from './view.module.css'

interface TextEditorProps {
  text: LessonText
  onText: (text: LessonText) => void
  version: number
  startHere: boolean
  label: string
  onAddBelow: (typeId: BuiltUnitType) => void
}

/** Writes a text of a lesson: with the slash, and with the Tab key of document 001 §2. */
export const TextEditor = ({ onAddBelow, ...rest }: TextEditorProps) => {
  const { t } = useTexts()
  const addBelow = useRef(onAddBelow)
  const entries = useRef<readonly SlashEntry[]>([])
  useEffect(() => {
    addBelow.current = onAddBelow
    entries.current = slashEntries(t)
  })
  return (
    <RichTextEditor
      {...rest}
      form={lessonTextForm}
      placeholder={t('create-course.text_placeholder')}
      className={classNames(view.text, styles.text)}
      extensions={[
        TabKey,
        // oxlint-disable-next-line react/refs -- both are read when a key is pressed
        slashCommand({ entries: () => entries.current, onAddBelow: (typeId) => addBelow.current(typeId) }),
      ]}
      renderMenu={(editor) => <LineMenu editor={editor} />}
    />
  )
}
