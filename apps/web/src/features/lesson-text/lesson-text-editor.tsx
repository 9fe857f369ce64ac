import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import { classNames } from '@lectern/ui/theme/class-names'
import { useEffect, useRef } from 'react'
import { calloutWords } from '../../lib/callout-words.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { RichTextEditor, TabKey } from '../rich-text/index.ts'
import { useSchoolColor } from '../staff/index.ts'
import { SelectBlockKey, SelectedBlocks } from './blocks-selected/selected-blocks.ts'
import { SelectionBox } from './blocks-selected/selection-box.tsx'
import { FindKeys } from './find/find-keys.ts'
import { FindPlace } from './find/find-place.tsx'
import { FindWords } from './find/find-plugin.ts'
import { lessonTextForm } from './form/lesson-text-form.ts'
import { BlockDrops } from './handles/block-drops.ts'
import { BlockHandle } from './handles/block-handle.tsx'
import styles from './lesson-text-editor.module.css'
import { LineMenu } from './menus/line-menu.tsx'
import { slashCommand } from './menus/slash-command.ts'
import { slashEntries, type SlashEntry } from './menus/slash-entries.ts'
import { BlockKeys } from './moves/block-keys.ts'
import { FootnoteList } from './nodes/footnote/footnote-list.tsx'
import { TableEdges } from './nodes/table/edges/table-edges.tsx'
import { TableSize } from './nodes/table/size/table-size.tsx'
import { NodePanels } from './panels/node-panels.tsx'
import { PanelKeys } from './panels/panel-keys.ts'
import { PastedText } from './paste/pasted-text.ts'
import { TemplateDialogs } from './templates/template-dialogs.tsx'
import { templateEntries } from './templates/template-entries.ts'
import { useTemplates } from './templates/use-templates.ts'
import { TextToolbar } from './toolbar/text-toolbar.tsx'
import { variableEntries } from './variables/variable-menu.ts'
import { sayVariable } from './variables/variable-names.ts'
import { VariablesLine } from './variables/variables-line.tsx'
import { variables } from './variables/variables.ts'

interface LessonTextEditorProps {
  text: LessonText
  onText: (text: LessonText) => void
  /** The unit whose text it is. */
  unitKey: string
  /** Another one when the text may have come from elsewhere than this editor. */
  version: number
  startHere: boolean
  label: string
  /** How learners see the text. */
  className: string
  /** What the insert menu offers below the text. */
  below: readonly SlashEntry[]
}

/** Writes a text of a lesson (document 001 §2, "Rich-text editor"). */
export const LessonTextEditor = ({ below, className, unitKey, ...rest }: LessonTextEditorProps) => {
  const { t, locale } = useTexts()
  const schoolColor = useSchoolColor()
  const entries = useRef<readonly SlashEntry[]>([])
  const { templates } = useTemplates()
  const offered = useRef<readonly SlashEntry[]>([])
  useEffect(() => {
    entries.current = [
      ...slashEntries(t, schoolColor),
      ...templateEntries(t, templates),
      ...variableEntries(t),
      ...below,
    ]
    offered.current = variableEntries(t)
  })
  return (
    <div style={calloutWords(t)}>
      <RichTextEditor
        {...rest}
        form={lessonTextForm}
        placeholder={t('lesson-text.text_placeholder')}
        className={classNames(className, styles.text)}
        extensions={[
          TabKey,
          BlockKeys,
          SelectedBlocks,
          SelectBlockKey,
          BlockDrops,
          PanelKeys,
          FindWords,
          FindKeys,
          PastedText,
          // oxlint-disable-next-line react/refs -- read when a key is pressed
          variables({
            say: (name) => sayVariable(t, locale, name),
            entries: () => offered.current,
          }),
          // oxlint-disable-next-line react/refs -- read when a key is pressed
          slashCommand({ entries: () => entries.current }),
        ]}
        renderTools={(tools) => <TextToolbar {...tools} />}
        renderBelow={(editor) => (
          <>
            <FootnoteList editor={editor} />
            <VariablesLine editor={editor} />
          </>
        )}
        renderMenu={(editor) => (
          <>
            <FindPlace editor={editor} />
            <LineMenu editor={editor} />
            <BlockHandle editor={editor} unitKey={unitKey} />
            <SelectionBox editor={editor} />
            <NodePanels editor={editor} />
            <TableSize editor={editor} />
            <TableEdges editor={editor} />
            <TemplateDialogs editor={editor} />
          </>
        )}
      />
    </div>
  )
}
