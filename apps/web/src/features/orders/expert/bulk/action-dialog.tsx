import type { KnownPerson } from '@lectern/contract/kernel/ids'
import type { OrderAction, OrderActionKind, OrderRehearsal } from '@lectern/contract/orders/bulk'
import { orderLimits } from '@lectern/contract/orders/order-limits'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { type Translate, useTexts } from '../../../../lib/texts/index.ts'
import { useTaskStart } from '../../../tasks/index.ts'
import { startOrderAction } from '../../api.ts'
import { ManagerSelect } from '../board/manager/manager-select.tsx'
import { useManagers } from '../board/manager/use-managers.ts'
import { useFunnels } from '../board/use-board.ts'
import { RehearsalAccount } from './rehearsal-account.tsx'
import { type GivenOrders, useRehearsal } from './use-rehearsal.ts'

interface DialogProps {
  kind: OrderActionKind
  given: GivenOrders
  /** One of the chosen orders. */
  proposed: OrderRow | undefined
  readerId: number | undefined
  onClose: () => void
  onStarted: () => void
}

/** What is filled in for an action. */
interface Draft {
  readonly stage: number | undefined
  /** Undefined: nobody chose yet. */
  readonly manager: KnownPerson | null | undefined
  readonly reason: string
}

const actionOf = (kind: OrderActionKind, { stage, manager, reason }: Draft): OrderAction | undefined => {
  switch (kind) {
    case 'move':
      return stage === undefined ? undefined : { kind, stage_id: stage }
    case 'manager':
      return manager === undefined ? undefined : { kind, manager_id: manager?.id ?? null, reason }
    case 'cancel':
      return { kind, reason }
    case 'remind':
      return { kind }
  }
}

/** An action on many orders: what it needs, what it will do by its rehearsal, and a button that names the number. */
export const OrderActionDialog = ({ kind, given, proposed, readerId, onClose, onStarted }: DialogProps) => {
  const { t } = useTexts()
  const show = useTaskStart()
  const reader = useManagers().find(({ id }) => id === readerId)
  const [draft, setDraft] = useState<Draft>({ stage: undefined, manager: undefined, reason: '' })
  const manager = draft.manager === undefined ? (reader ?? proposed?.manager ?? null) : draft.manager
  const action = actionOf(kind, { ...draft, manager })
  // What it would do follows from whom and where, not from the reason.
  const { rehearsal, isAsking, error, rehearseAgain } = useRehearsal(
    given,
    actionOf(kind, { ...draft, manager, reason: '' }),
  )
  const start = useMutation({
    mutationFn: (wanted: { action: OrderAction; expected: number }) =>
      startOrderAction({ body: { selection: given, ...wanted } }),
    onSuccess: ({ data }) => {
      show(data)
      onStarted()
    },
    onError: rehearseAgain,
    meta: { showsErrors: true },
  })
  const failure = error ?? start.error
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`order-desk.bulk_title_${kind}`)}
      description={t('ids' in given ? 'order-desk.bulk_to_chosen' : 'order-desk.bulk_to_all')}
      closeLabel={t('common.close')}
      cancelLabel={t(kind === 'cancel' ? 'order-desk.bulk_keep' : 'create-course.cancel')}
      submitLabel={submitWords({ kind, rehearsal, isAsking }, t)}
      danger={kind === 'cancel'}
      ready={rehearsal !== undefined && rehearsal.changed > 0}
      busy={start.isPending}
      onSubmit={() => action && rehearsal && start.mutate({ action, expected: rehearsal.matched })}
      error={failure ? errorText(failure, t) : undefined}
    >
      <ActionFields kind={kind} draft={{ ...draft, manager }} onDraft={setDraft} />
      {rehearsal && <RehearsalAccount kind={kind} rehearsal={rehearsal} />}
    </FormDialog>
  )
}

interface SubmitState {
  kind: OrderActionKind
  rehearsal: OrderRehearsal | undefined
  isAsking: boolean
}

const submitWords = ({ kind, rehearsal, isAsking }: SubmitState, t: Translate): string => {
  if (isAsking) return t('order-desk.bulk_counting')
  if (!rehearsal) return t(`order-desk.bulk_${kind}`)
  if (rehearsal.changed === 0) return t('order-desk.bulk_do_nothing')
  return t(`order-desk.bulk_do_${kind}`, { count: rehearsal.changed })
}

interface FieldsProps {
  kind: OrderActionKind
  draft: Draft
  onDraft: (draft: Draft) => void
}

const ActionFields = ({ kind, draft, onDraft }: FieldsProps) => {
  const { t } = useTexts()
  return (
    <>
      {kind === 'move' && <StageField draft={draft} onDraft={onDraft} />}
      {kind === 'manager' && (
        <Field label={t('order-board.manager')}>
          <ManagerSelect
            value={draft.manager ?? null}
            onValue={(manager) => onDraft({ ...draft, manager })}
          />
        </Field>
      )}
      {(kind === 'manager' || kind === 'cancel') && (
        <Field label={t('order-board.manager_reason')} help={t('order-board.manager_reason_help')}>
          <TextInput
            value={draft.reason}
            maxLength={orderLimits.reason}
            autoComplete="off"
            onChange={(event) => onDraft({ ...draft, reason: event.currentTarget.value })}
          />
        </Field>
      )}
    </>
  )
}

/** Stages of people's work: those of money follow the money alone. */
const StageField = ({ draft, onDraft }: Omit<FieldsProps, 'kind'>) => {
  const { t } = useTexts()
  const funnels = useFunnels().data?.data ?? []
  return (
    <Field label={t('order-board.move_where')}>
      <Select
        value={draft.stage ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onDraft({ ...draft, stage: value === '' ? undefined : Number(value) })
        }
      >
        <option value="">{t('order-desk.bulk_stage_choose')}</option>
        {funnels.flatMap(({ title: funnel, stages }) =>
          stages
            .filter(({ rule }) => rule === null)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {funnels.length > 1 ? t('order-desk.stage_of', { funnel, title }) : title}
              </option>
            )),
        )}
      </Select>
    </Field>
  )
}
