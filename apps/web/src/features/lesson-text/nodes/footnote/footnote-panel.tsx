import { inlineLimits } from '@lectern/contract/rich-text/nodes/inlines'
import { useTexts } from '../../../../lib/texts/index.ts'
import { TextPanel } from '../../panels/text-panel.tsx'
import type { NodePanelProps } from '../editor-node.ts'

/** Writes a footnote. */
export const FootnotePanel = ({ editor, node, at }: NodePanelProps) => {
  const { t } = useTexts()
  return (
    <TextPanel
      key={at()}
      isLong
      editor={editor}
      at={at}
      attribute="text"
      label={t('lesson-text.footnote_text')}
      value={String(node.attrs['text'])}
      maxLength={inlineLimits.footnote}
    />
  )
}
