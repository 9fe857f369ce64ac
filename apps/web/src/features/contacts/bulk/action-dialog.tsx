import { useMutation } from '@tanstack/react-query'
import type { ContactAction, ContactActionKind, ContactRehearsal } from '@lectern/contract/contacts/bulk'
import type { Task } from '@lectern/contract/tasks/tasks'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import textStyles from '@lectern/ui/text/text.module.css'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { type ReaderTexts, useTexts } from '../../../lib/texts/index.ts'
import { startContactAction } from '../api.ts'
import { actionOf, emptyDraft, wordsOf } from './action-draft.ts'
import { ActionFields } from './action-fields.tsx'
import { RehearsalAccount, UndoPromise } from './rehearsal-account.tsx'
import { type GivenSelection, useRehearsal } from './use-rehearsal.ts'

interface ActionDialogProps {
  kind: ContactActionKind
  selection: GivenSelection
  /** An action that is known already: nothing is filled in. */
  given?: { title: string; action: ContactAction } | undefined
  onClose: () => void
  onStarted: (task: Task) => void
}

/** An action on many contacts: what it needs, what it will do by its rehearsal, and a button that names the number. */
export const ActionDialog = ({ kind, selection, given, onClose, onStarted }: ActionDialogProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState(emptyDraft)
  const [typed, setTyped] = useState('')
  const action = given?.action ?? actionOf(kind, draft)
  const { rehearsal, isAsking, error, rehearseAgain } = useRehearsal(selection, action)
  const start = useStart({ selection, onStarted, onRefused: rehearseAgain })
  const isConfirmed = kind !== 'erase' || isNumber(typed, rehearsal?.changed)
  const failure = error ?? start.error
  return (
    <FormDialog
      open
      onClose={onClose}
      {...headOf({ kind, selection, given }, t)}
      closeLabel={t('common.close')}
      cancelLabel={t('expert.cancel')}
      submitLabel={submitWords({ kind, action, rehearsal, isAsking }, t)}
      danger={kind === 'erase'}
      ready={rehearsal !== undefined && rehearsal.changed > 0 && isConfirmed}
      busy={start.isPending}
      onSubmit={() => action && rehearsal && start.mutate({ action, expected: rehearsal.matched })}
      error={failure ? errorText(failure, t) : undefined}
    >
      {!given && <ActionFields kind={kind} draft={draft} error={failure} onChange={setDraft} />}
      {action && rehearsal && <RehearsalAccount action={action} rehearsal={rehearsal} />}
      <Promised rehearsal={rehearsal} />
      {kind === 'erase' && (
        <ErasureConfirmation count={rehearsal?.changed} typed={typed} onTyped={setTyped} />
      )}
    </FormDialog>
  )
}

const Promised = ({ rehearsal }: { rehearsal: ContactRehearsal | undefined }) =>
  rehearsal && rehearsal.changed > 0 ? <UndoPromise hours={rehearsal.undo_hours} /> : null

/** Title and text of the dialog. */
const headOf = (
  { kind, selection, given }: Pick<ActionDialogProps, 'kind' | 'selection' | 'given'>,
  t: ReaderTexts['t'],
) =>
  given
    ? { title: given.title }
    : {
        title: t(`contacts.bulk_title_${kind}`),
        description: t('ids' in selection ? 'contacts.bulk_to_chosen' : 'contacts.bulk_to_all'),
      }

interface ErasureConfirmationProps {
  count: number | undefined
  typed: string
  onTyped: (typed: string) => void
}

/** What erasing takes away, and the number of people, to be typed. */
const ErasureConfirmation = ({ count = 0, typed, onTyped }: ErasureConfirmationProps) => {
  const { t } = useTexts()
  return (
    <>
      <p className={textStyles.muted}>{t('contacts.bulk_erase_text')}</p>
      {count > 0 && (
        <Field label={t('contacts.bulk_erase_type', { count })}>
          <TextInput
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => onTyped(event.currentTarget.value)}
          />
        </Field>
      )}
    </>
  )
}

/** Whether the typed digits are the number, however they are grouped. */
const isNumber = (typed: string, number: number | undefined): boolean =>
  typed.replaceAll(/[\s.,’]/g, '') === String(number)

interface StartInput {
  selection: GivenSelection
  onStarted: (task: Task) => void
  /** The numbers of the rehearsal may be out of date. */
  onRefused: () => void
}

const useStart = ({ selection, onStarted, onRefused }: StartInput) =>
  useMutation({
    mutationFn: (given: { action: ContactAction; expected: number }) =>
      startContactAction({ body: { selection, ...given } }),
    onSuccess: ({ data }) => onStarted(data),
    onError: onRefused,
    meta: { showsErrors: true },
  })

interface Submitted {
  kind: ContactActionKind
  action: ContactAction | undefined
  rehearsal: ContactRehearsal | undefined
  isAsking: boolean
}

const submitWords = ({ kind, action, rehearsal, isAsking }: Submitted, t: ReaderTexts['t']): string => {
  if (isAsking) return t('contacts.filter_counting')
  if (!action || !rehearsal) return t(`contacts.bulk_${kind}`)
  if (rehearsal.changed === 0) return t('contacts.bulk_do_nothing')
  return t(`contacts.bulk_do_${wordsOf(action)}`, { count: rehearsal.changed })
}
