import { slugPattern } from '@lectern/contract/rich-text/addresses'
import { inlineLimits } from '@lectern/contract/rich-text/nodes/inlines'
import { useTexts } from '../../../../lib/texts/index.ts'
import { TextPanel } from '../../panels/text-panel.tsx'
import type { NodePanelProps } from '../editor-node.ts'

/** Names an anchor. */
export const AnchorPanel = ({ editor, node, at }: NodePanelProps) => {
  const { t } = useTexts()
  return (
    <TextPanel
      key={at()}
      editor={editor}
      at={at}
      attribute="name"
      label={t('lesson-text.anchor_name')}
      value={String(node.attrs['name'])}
      maxLength={inlineLimits.anchor}
      wrongOf={(name) => (slugPattern.test(name) ? null : t('lesson-text.anchor_wrong'))}
    />
  )
}
