import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import type { Transaction } from '@tiptap/pm/state'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { NodePanelProps } from '../editor-node.ts'
import { NodeTools } from '../own/node-tools.tsx'
import { setColumnCount, unfoldColumns } from './column-count.ts'
import { evenShares, sharesOf } from './column-shares.ts'

const counts = ['2', '3', '4'] as const

/** How many columns there are, and how they share the room. */
export const ColumnsTools = ({ editor, node, at }: NodePanelProps) => {
  const { t } = useTexts()
  const work = (change: (tr: Transaction) => boolean) =>
    editor
      .chain()
      .command(({ tr }) => change(tr))
      .focus()
      .run()
  const isEven = new Set(sharesOf(node)).size === 1
  return (
    <NodeTools label={t('lesson-text.block_columns')}>
      <Segmented
        label={t('lesson-text.columns_count')}
        segments={counts.map((count) => ({ value: count, label: count }))}
        value={counts.find((count) => Number(count) === node.childCount) ?? '2'}
        onChange={(count) => work((tr) => setColumnCount(tr, at(), Number(count)))}
      />
      <Button
        size="small"
        variant="quiet"
        disabled={isEven}
        onClick={() => work((tr) => evenShares(tr, at()))}
      >
        {t('lesson-text.columns_even')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => work((tr) => unfoldColumns(tr, at()))}>
        {t('lesson-text.columns_unfold')}
      </Button>
    </NodeTools>
  )
}
