import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccessException } from '@lectern/contract/schools/access-control'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listAccessExceptions, saveAccessException } from '../api.ts'
import { LimitField } from './limit-field.tsx'
import { readLimit } from './read-masks.ts'

/** A person whose exception is being made or changed. */
export interface ExceptionPerson {
  readonly id: number
  readonly name: string
}

interface EditExceptionProps {
  /** Closed without one. */
  person: ExceptionPerson | undefined
  before?: AccessException | undefined
  onClose: () => void
}

interface Draft {
  skipAddresses: boolean
  /** Text of a limit of this person's own; undefined while the school's counts. */
  sessions: string | undefined
  devices: string | undefined
}

const draftOf = (before: AccessException | undefined): Draft => ({
  skipAddresses: before?.skip_addresses ?? true,
  sessions: before?.has_own_session_limit ? (before.session_limit?.toString() ?? '') : undefined,
  devices: before?.has_own_device_limit ? (before.device_limit?.toString() ?? '') : undefined,
})

const isGood = (text: string | undefined) => text === undefined || readLimit(text) !== undefined

const changeOf = ({ skipAddresses, sessions, devices }: Draft) => ({
  skip_addresses: skipAddresses,
  ...(sessions === undefined ? {} : { session_limit: readLimit(sessions) ?? null }),
  ...(devices === undefined ? {} : { device_limit: readLimit(devices) ?? null }),
})

/** Which rules count for one person. */
export const EditException = ({ person, before, onClose }: EditExceptionProps) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(before))
  const isComplete = isGood(draft.sessions) && isGood(draft.devices)
  const save = useMutation({
    mutationFn: (user: number) => saveAccessException({ params: { user }, body: changeOf(draft) }),
    onSuccess: async () => {
      onClose()
      toasts.show({ tone: 'success', title: t('school.exception_saved') })
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(listAccessExceptions) })
    },
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open={person !== undefined}
      onClose={onClose}
      title={t('school.exception_for', { name: person?.name ?? '' })}
      closeLabel={t('common.close')}
      cancelLabel={t('school.cancel')}
      submitLabel={t('school.exception_save')}
      ready={isComplete}
      busy={save.isPending}
      onSubmit={() => person && save.mutate(person.id)}
      error={save.error ? errorText(save.error, t) : undefined}
    >
      <Checkbox
        checked={draft.skipAddresses}
        onChange={(event) => setDraft({ ...draft, skipAddresses: event.currentTarget.checked })}
        label={t('school.exception_any_address')}
      />
      <OwnLimit
        of="sessions"
        value={draft.sessions}
        onChange={(sessions) => setDraft({ ...draft, sessions })}
      />
      <OwnLimit of="devices" value={draft.devices} onChange={(devices) => setDraft({ ...draft, devices })} />
    </FormDialog>
  )
}

interface OwnLimitProps {
  of: 'sessions' | 'devices'
  value: string | undefined
  onChange: (value: string | undefined) => void
}

const OwnLimit = ({ of, value, onChange }: OwnLimitProps) => {
  const { t } = useTexts()
  return (
    <>
      <Checkbox
        checked={value !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
        label={t(`school.exception_own_${of}`)}
      />
      {value !== undefined && <LimitField of={of} value={value} onChange={onChange} />}
    </>
  )
}
