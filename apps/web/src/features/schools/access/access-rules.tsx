import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccessControl, AccessControlChange } from '@lectern/contract/schools/access-control'
import { SaveBar } from '@lectern/ui/forms/save-bar'
import { classNames } from '@lectern/ui/theme/class-names'
import formStyles from '@lectern/ui/forms/form.module.css'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { Notice } from '@lectern/ui/feedback/notice'
import { TextArea } from '@lectern/ui/fields/text-area'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState, type FormEvent } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getAccessControl, updateAccessControl } from '../api.ts'
import { LimitField } from './limit-field.tsx'
import { linesOf, maskError, readLimit, readMasks } from './read-masks.ts'

const draftOf = (control: AccessControl) => ({
  isEnabled: control.is_enabled,
  allow: linesOf(control.allow_masks),
  deny: linesOf(control.deny_masks),
  sessions: control.session_limit?.toString() ?? '',
  devices: control.device_limit?.toString() ?? '',
})
type Draft = ReturnType<typeof draftOf>

/** What is sent; undefined while a limit cannot be one. */
const changeOf = (draft: Draft): AccessControlChange | undefined => {
  const session_limit = readLimit(draft.sessions)
  const device_limit = readLimit(draft.devices)
  if (session_limit === undefined || device_limit === undefined) return undefined
  return {
    is_enabled: draft.isEnabled,
    allow_masks: readMasks(draft.allow),
    deny_masks: readMasks(draft.deny),
    session_limit,
    device_limit,
  }
}

/** Addresses and limits of the school. */
export const AccessRules = ({ control }: { control: AccessControl }) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(control))
  const change = changeOf(draft)
  const save = useMutation({
    mutationFn: (body: AccessControlChange) => updateAccessControl({ body }),
    onSuccess: (reply) => {
      queryClient.setQueryData(queryFor(getAccessControl, {}).queryKey, reply)
      setDraft(draftOf(reply.data))
      toasts.show({ tone: 'success', title: t('school.access_saved') })
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change && !save.isPending) save.mutate(change)
  }
  const isToldAtField = ['allow_masks', 'deny_masks'].some(
    (field) => maskError(save.error, field, '', t) !== undefined,
  )
  return (
    <form className={classNames(formStyles.form, formStyles.column)} noValidate onSubmit={submit}>
      <RuleFields
        draft={draft}
        write={(part) => setDraft({ ...draft, ...part })}
        error={save.error}
        ownAddress={control.own_address}
      />
      {save.error && !isToldAtField && (
        <Notice tone="danger" announce="at-once" title={errorText(save.error, t)} />
      )}
      <SaveBar
        isChanged={!isSame(draft, draftOf(control))}
        saveLabel={t('school.access_save')}
        undoLabel={t('school.undo')}
        busy={save.isPending}
        disabled={change === undefined}
        onUndo={() => setDraft(draftOf(control))}
      />
    </form>
  )
}

interface RuleFieldsProps {
  draft: Draft
  write: (part: Partial<Draft>) => void
  error: Error | null
  ownAddress: string
}

const RuleFields = ({ draft, write, error, ownAddress }: RuleFieldsProps) => {
  const { t } = useTexts()
  return (
    <>
      <Checkbox
        checked={draft.isEnabled}
        onChange={(event) => write({ isEnabled: event.currentTarget.checked })}
        label={t('school.access_enabled')}
        help={t('school.access_enabled_help')}
      />
      <Field
        label={t('school.access_allow')}
        help={t('school.access_allow_help', { address: ownAddress })}
        error={maskError(error, 'allow_masks', draft.allow, t)}
      >
        <TextArea
          rows={3}
          spellCheck={false}
          value={draft.allow}
          placeholder={'192.0.2.0/24\n2001:db8::/32'}
          onChange={(event) => write({ allow: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('school.access_deny')}
        help={t('school.access_deny_help')}
        error={maskError(error, 'deny_masks', draft.deny, t)}
      >
        <TextArea
          rows={3}
          spellCheck={false}
          value={draft.deny}
          placeholder={'203.0.113.7\n198.51.100.*'}
          onChange={(event) => write({ deny: event.currentTarget.value })}
        />
      </Field>
      <LimitField
        of="sessions"
        value={draft.sessions}
        onChange={(sessions) => write({ sessions })}
        help={t('school.access_sessions_help')}
        error={fieldText(error, 'session_limit', t)}
      />
      <LimitField
        of="devices"
        value={draft.devices}
        onChange={(devices) => write({ devices })}
        help={t('school.access_devices_help')}
        error={fieldText(error, 'device_limit', t)}
      />
    </>
  )
}
