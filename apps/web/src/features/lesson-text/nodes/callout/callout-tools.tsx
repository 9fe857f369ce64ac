import { calloutKinds, calloutNode } from '@lectern/contract/rich-text/nodes/boxes'
import { Segmented } from '@lectern/ui/choices/segmented'
import { CircleAlert, Info, Lightbulb, TriangleAlert } from 'lucide-react'
import { useTexts, type TextId } from '../../../../lib/texts/index.ts'
import type { NodePanelProps } from '../editor-node.ts'
import { NodeTools } from '../own/node-tools.tsx'
import { useAttributes } from '../own/use-attributes.ts'

const kinds = {
  note: { icon: Info, text: 'common.callout_note' },
  tip: { icon: Lightbulb, text: 'common.callout_tip' },
  important: { icon: CircleAlert, text: 'common.callout_important' },
  warning: { icon: TriangleAlert, text: 'common.callout_warning' },
} as const satisfies Record<(typeof calloutKinds)[number], { icon: typeof Info; text: TextId }>

/** Which kind of remark it is. */
export const CalloutTools = ({ editor, node, at }: NodePanelProps) => {
  const { t } = useTexts()
  const { attrs, change } = useAttributes(calloutNode, { editor, node, at })
  return (
    <NodeTools label={t('lesson-text.block_callout')}>
      <Segmented
        label={t('lesson-text.callout_kind')}
        segments={calloutKinds.map((kind) => ({
          value: kind,
          label: t(kinds[kind].text),
          icon: kinds[kind].icon,
        }))}
        value={attrs?.kind ?? 'note'}
        onChange={(kind) => change({ kind })}
      />
    </NodeTools>
  )
}
