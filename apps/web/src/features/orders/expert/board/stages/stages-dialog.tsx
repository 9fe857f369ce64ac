import { funnelLimits, type OrderFunnel } from '@lectern/contract/orders/funnels'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmRemoval } from '../../../../../frame/expert/index.ts'
import { errorText } from '../../../../../lib/errors.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { deleteFunnel } from '../../../api.ts'
import { useBoard } from '../use-board.ts'
import { FunnelOffers } from './funnel-offers.tsx'
import { StageRows } from './stage-rows.tsx'
import { copyOf, draftOf, faultOf, goneFrom, type StagesDraft } from './stages-draft.ts'
import styles from './stages.module.css'
import { useFunnelReload, useStoreFunnel } from './use-store-funnel.ts'

interface StagesDialogProps {
  funnels: readonly OrderFunnel[]
  /** The one that is shown. */
  funnel: OrderFunnel | undefined
  /** Another one is to be shown; undefined: the first. */
  onChosen: (funnel: number | undefined) => void
  onClose: () => void
}

/** Ways on which the school follows its orders: their stages, offers, and other funnels. */
export const StagesDialog = (props: StagesDialogProps) => {
  const [isNew, setNew] = useState(false)
  return (
    <StagesForm
      key={String(isNew)}
      {...props}
      funnel={isNew ? undefined : props.funnel}
      start={isNew || !props.funnel ? copyOf(props.funnel) : draftOf(props.funnel)}
      onNew={() => setNew(true)}
    />
  )
}

interface StagesFormProps extends StagesDialogProps {
  start: StagesDraft
  onNew: () => void
}

const StagesForm = ({ funnels, funnel, start, onNew, onChosen, onClose }: StagesFormProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState(start)
  const change = (part: Partial<StagesDraft>) => setDraft((before) => ({ ...before, ...part }))
  const store = useStoreFunnel(funnel, (stored) => {
    onClose()
    if (!funnel) onChosen(stored.id)
  })
  const fault = faultOf(draft)
  const wrong = store.error ? errorText(store.error, t) : undefined
  return (
    <FormDialog
      open
      size="wide"
      onClose={onClose}
      title={
        funnel ? t('order-board.stages_title', { title: funnel.title }) : t('order-board.stages_new_title')
      }
      description={t('order-board.stages_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t(funnel ? 'order-board.stages_save' : 'order-board.funnel_create')}
      ready={fault === undefined}
      busy={store.isPending}
      onSubmit={() => store.mutate(draft)}
      error={fault === 'first' ? t('order-board.stage_first') : wrong}
    >
      <Field label={t('order-board.funnel_title')}>
        <TextInput
          value={draft.title}
          maxLength={funnelLimits.title}
          autoComplete="off"
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <StageRows draft={draft} onStages={(stages) => change({ stages })} />
      {funnel && <GoneStages funnel={funnel} draft={draft} />}
      <FunnelOffers
        others={funnels.filter((each) => each !== funnel)}
        chosen={draft.offerIds}
        onChange={(offerIds) => change({ offerIds })}
      />
      {funnel && <OtherFunnels {...{ funnels, funnel, onNew, onChosen, onClose }} />}
    </FormDialog>
  )
}

/** How many orders a removed stage sends to the first one. */
const GoneStages = ({ funnel, draft }: { funnel: OrderFunnel; draft: StagesDraft }) => {
  const { t } = useTexts()
  const gone = goneFrom(funnel, draft)
  const columns = useBoard(funnel.id, {}).data?.data ?? []
  const count = columns
    .filter(({ stage }) => gone.includes(stage.id))
    .reduce((sum, column) => sum + column.count, 0)
  if (count === 0) return null
  return (
    <Notice tone="warning" title={t('order-board.stages_gone_title')}>
      {t('order-board.stages_gone', { count, title: draft.stages[0]?.title ?? '' })}
    </Notice>
  )
}

type OtherFunnelsProps = Omit<StagesFormProps, 'start' | 'funnel'> & { funnel: OrderFunnel }

const OtherFunnels = ({ funnels, funnel, onNew, onChosen, onClose }: OtherFunnelsProps) => {
  const { t } = useTexts()
  const reload = useFunnelReload()
  const [leaving, setLeaving] = useState<OrderFunnel>()
  const isFull = funnels.length >= funnelLimits.funnels
  return (
    <div className={styles.others}>
      <Button size="small" variant="quiet" icon={<Icon of={Plus} />} disabled={isFull} onClick={onNew}>
        {t('order-board.funnel_new')}
      </Button>
      {isFull && (
        <span className={styles.note}>
          {t('order-board.funnel_most', { count: String(funnelLimits.funnels) })}
        </span>
      )}
      {funnels.length > 1 && (
        <Button size="small" variant="quiet" icon={<Icon of={Trash2} />} onClick={() => setLeaving(funnel)}>
          {t('order-board.funnel_delete')}
        </Button>
      )}
      <ConfirmRemoval
        thing={leaving}
        title={({ title }) => t('order-board.funnel_delete_title', { title })}
        message={({ orders_count: count }) => t('order-board.funnel_delete_text', { count })}
        confirmLabel={t('order-board.funnel_delete_submit')}
        remove={({ id }) => deleteFunnel({ params: { funnel: id } })}
        onRemoved={async ({ title }) => {
          onClose()
          onChosen(undefined)
          toasts.show({ tone: 'success', title: t('order-board.funnel_deleted', { title }) })
          await reload()
        }}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  )
}
