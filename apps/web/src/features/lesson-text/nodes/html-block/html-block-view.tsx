import { codeLimits, htmlBlockNode } from '@lectern/contract/rich-text/nodes/code'
import { Button } from '@lectern/ui/actions/button'
import { Menu } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import type { ReactNodeViewProps } from '@tiptap/react'
import { ChevronDown, CodeXml, EyeOff, PencilLine } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { HtmlFrame } from '../../../shown-text/index.ts'
import { useSchoolColor } from '../../../staff/index.ts'
import { useRestedValue } from '../own/use-rested-value.ts'
import { BlockBox } from '../own/block-box.tsx'
import { useAttributes } from '../own/use-attributes.ts'
import { CodePanel } from './code-panel.tsx'
import styles from './html-block.module.css'
import { htmlTemplates } from './html-templates.ts'

/** Document 001 §9, in milliseconds. */
const codeRest = 500

/** The author's HTML: its code, folded away or not, above what readers get of it. */
export const HtmlBlockView = ({ editor, node, getPos, selected }: ReactNodeViewProps) => {
  const { t } = useTexts()
  const panel = useId()
  const insert = useRef<(text: string) => void>(undefined)
  const { attrs, change } = useAttributes(htmlBlockNode, { editor, node, at: getPos })
  const stored = attrs?.value ?? ''
  const { now, write } = useRestedValue(stored, (value) => change({ value }), codeRest)
  // What was opened now and not changed is not stored anew, be it higher here than where it was written.
  const [isWritten, setWritten] = useState(false)
  const isOpen = attrs?.open ?? true
  const isEditable = editor.isEditable
  const onHeight = (height: number) => {
    if (isWritten && Math.abs(height - (attrs?.height ?? 0)) > 8) change({ height }, true)
  }
  const onValue = (value: string) => {
    setWritten(true)
    write(value)
  }
  return (
    <BlockBox
      {...{ editor, getPos, selected }}
      icon={CodeXml}
      name={t('lesson-text.block_html')}
      tools={
        isEditable && (
          <>
            {isOpen && <TemplateMenu onPick={(html) => insert.current?.(html)} />}
            <Button
              size="small"
              variant="quiet"
              icon={<Icon of={isOpen ? EyeOff : PencilLine} />}
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={() => change({ open: !isOpen }, true)}
            >
              {t(isOpen ? 'lesson-text.html_hide' : 'lesson-text.html_show')}
            </Button>
          </>
        )
      }
    >
      {isOpen && (
        <CodePanel
          id={panel}
          field={{
            value: now,
            onValue,
            language: 'html',
            label: t('lesson-text.html_code'),
            hint: t('lesson-text.html_hint'),
            most: codeLimits.html,
            highest: 0,
            startHere: stored === '' && selected,
            onReady: (put) => {
              insert.current = put
            },
          }}
          onHide={() => change({ open: false }, true)}
        />
      )}
      {stored.length >= codeLimits.html && (
        <p className={styles.full} role="status">
          {t('lesson-text.code_full', { count: codeLimits.html })}
        </p>
      )}
      {stored.trim() === '' ? (
        <p className={styles.empty}>{t('lesson-text.html_empty')}</p>
      ) : (
        <div className={styles.preview}>
          <HtmlFrame
            html={stored}
            title={t('lesson-text.html_preview')}
            room={attrs?.height}
            onHeight={onHeight}
          />
        </div>
      )}
    </BlockBox>
  )
}

const TemplateMenu = ({ onPick }: { onPick: (html: string) => void }) => {
  const { t } = useTexts()
  const schoolColor = useSchoolColor()
  return (
    <Menu
      label={t('lesson-text.html_templates')}
      align="end"
      entries={htmlTemplates.map(({ name, meaning, words, html }) => ({
        kind: 'action',
        label: `${name} · ${t(meaning)}`,
        onSelect: () => onPick(html(t(words), schoolColor)),
      }))}
      renderTrigger={(attributes) => (
        <Button {...attributes} size="small" variant="quiet" iconEnd={<Icon of={ChevronDown} />}>
          {t('lesson-text.html_templates')}
        </Button>
      )}
    />
  )
}
