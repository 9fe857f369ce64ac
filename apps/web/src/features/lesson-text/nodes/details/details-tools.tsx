import { detailsNode } from '@lectern/contract/rich-text/nodes/boxes'
import { Switch } from '@lectern/ui/choices/switch'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { NodePanelProps } from '../editor-node.ts'
import { NodeTools } from '../own/node-tools.tsx'
import { useAttributes } from '../own/use-attributes.ts'

/** Whether readers find the spoiler open. */
export const DetailsTools = ({ editor, node, at }: NodePanelProps) => {
  const { t } = useTexts()
  const { attrs, change } = useAttributes(detailsNode, { editor, node, at })
  return (
    <NodeTools label={t('lesson-text.block_details')}>
      <Switch
        label={t('lesson-text.details_open')}
        checked={attrs?.open ?? false}
        onChange={({ currentTarget }) => change({ open: currentTarget.checked })}
      />
    </NodeTools>
  )
}
