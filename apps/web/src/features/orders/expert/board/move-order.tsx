import type { OrderStage } from '@lectern/contract/orders/funnels'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { type Translate, useTexts } from '../../../../lib/texts/index.ts'
import { wayTo } from './move-card.ts'

interface MoveOrderProps {
  order: OrderRow
  stages: readonly OrderStage[]
  onMove: (order: OrderRow, stageId: number) => void
  onClose: () => void
}

/** What a stage says of an order that would go there. */
const helpOf = (t: Translate, stages: readonly OrderStage[], from: number, stage: OrderStage) => {
  if (stage.id === from) return t('order-board.move_now')
  const way = wayTo(stages, from, stage.id)
  if (way === 'never') return t('order-board.move_never')
  if (way === 'move') return undefined
  return t(stage.rule === 'closed' ? 'order-board.move_cancels' : 'order-board.move_takes')
}

/** Moves an order to another stage by keys; a stage of money goes on with its own dialog. */
export const MoveOrder = ({ order, stages, onMove, onClose }: MoveOrderProps) => {
  const { t } = useTexts()
  const from = order.stage?.id ?? 0
  const isOpen = ({ id }: OrderStage) => wayTo(stages, from, id) !== 'never'
  // The next stage of work, which is where most go.
  const at = stages.findIndex(({ id }) => id === from)
  const ahead = stages.find((stage, place) => place > at && isOpen(stage)) ?? stages.find(isOpen)
  const [chosen, choose] = useState(() => String(ahead?.id ?? ''))
  const target = stages.find(({ id }) => String(id) === chosen)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('order-board.move_title', { number: String(order.number) })}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t(target && target.rule !== null ? 'order-board.move_go_on' : 'order-board.move_submit')}
      ready={target !== undefined && isOpen(target)}
      busy={false}
      onSubmit={() => {
        onClose()
        if (target) onMove(order, target.id)
      }}
    >
      <RadioGroup
        label={t('order-board.move_where')}
        value={chosen}
        onChange={choose}
        options={stages.map((stage) => ({
          value: String(stage.id),
          label: stage.title,
          help: helpOf(t, stages, from, stage),
          disabled: !isOpen(stage),
        }))}
      />
    </FormDialog>
  )
}
