import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { AccessControl } from '@lectern/contract/accounts/access-control'
import { Button } from '@lectern/ui/button'
import { Checkbox } from '@lectern/ui/checkbox'
import { Field } from '@lectern/ui/field'
import { Notice } from '@lectern/ui/notice'
import { TextArea } from '@lectern/ui/text-area'
import { TextInput } from '@lectern/ui/text-input'
import { toasts } from '@lectern/ui/toast-store'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { isSame } from '../../../lib/kept/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../expert-shell/index.ts'
import { getAccessControl } from '../api/get-access-control.ts'
import { updateAccessControl } from '../api/update-access-control.ts'
import { Exceptions } from './exceptions.tsx'
import { linesOf, maskError, readLimit, readMasks } from './read-masks.ts'
import { Violations } from './violations.tsx'
import styles from '../settings/settings.module.css'

/** From where, and on how many browsers and devices, people may enter the school. */
export const AccessControlPage = () => {
  const { t } = useTexts()
  const control = useSuspenseQuery(queryFor(getAccessControl, {})).data.data
  return (
    <ExpertPage title={t('school.access_control')}>
      <div className={styles.page}>
        <p className={styles.muted}>{t('school.access_text')}</p>
        <Rules control={control} />
        <Exceptions />
        <Violations />
      </div>
    </ExpertPage>
  )
}

const draftOf = (control: AccessControl) => ({
  isEnabled: control.is_enabled,
  allow: linesOf(control.allow_masks),
  deny: linesOf(control.deny_masks),
  sessions: control.session_limit?.toString() ?? '',
  devices: control.device_limit?.toString() ?? '',
})

const Rules = ({ control }: { control: AccessControl }) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(control))
  const write = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const limits = { session_limit: readLimit(draft.sessions), device_limit: readLimit(draft.devices) }
  const isComplete = limits.session_limit !== undefined && limits.device_limit !== undefined
  const save = useMutation({
    mutationFn: () =>
      updateAccessControl({
        body: {
          is_enabled: draft.isEnabled,
          allow_masks: readMasks(draft.allow),
          deny_masks: readMasks(draft.deny),
          session_limit: limits.session_limit ?? null,
          device_limit: limits.device_limit ?? null,
        },
      }),
    onSuccess: (reply) => {
      queryClient.setQueryData(queryFor(getAccessControl, {}).queryKey, reply)
      setDraft(draftOf(reply.data))
      toasts.show({ tone: 'success', title: t('school.access_saved') })
    },
    meta: { showsErrors: true },
  })
  const allowError = maskError(save.error, 'allow_masks', draft.allow, t)
  const denyError = maskError(save.error, 'deny_masks', draft.deny, t)
  const isToldAtField = allowError !== undefined || denyError !== undefined
  const limitField = (name: 'sessions' | 'devices') => (
    <Field
      label={t(`school.access_${name}`)}
      help={t(`school.access_${name}_help`)}
      error={
        readLimit(draft[name]) === undefined
          ? t('school.access_limit_wrong')
          : fieldText(save.error, name === 'sessions' ? 'session_limit' : 'device_limit', t)
      }
    >
      <TextInput
        inputMode="numeric"
        value={draft[name]}
        maxLength={2}
        placeholder={t('school.access_no_limit')}
        onChange={(event) => write({ [name]: event.currentTarget.value })}
      />
    </Field>
  )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete && !save.isPending) save.mutate()
      }}
    >
      <Checkbox
        checked={draft.isEnabled}
        onChange={(event) => write({ isEnabled: event.currentTarget.checked })}
        label={t('school.access_enabled')}
        help={t('school.access_enabled_help')}
      />
      <Field
        label={t('school.access_allow')}
        help={t('school.access_allow_help', { address: control.own_address })}
        error={allowError}
      >
        <TextArea
          rows={3}
          spellCheck={false}
          value={draft.allow}
          placeholder={'192.0.2.0/24\n2001:db8::/32'}
          onChange={(event) => write({ allow: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('school.access_deny')} help={t('school.access_deny_help')} error={denyError}>
        <TextArea
          rows={3}
          spellCheck={false}
          value={draft.deny}
          placeholder={'203.0.113.7\n198.51.100.*'}
          onChange={(event) => write({ deny: event.currentTarget.value })}
        />
      </Field>
      {limitField('sessions')}
      {limitField('devices')}
      {save.error && !isToldAtField && (
        <Notice tone="danger" announce="at-once" title={errorText(save.error, t)} />
      )}
      {!isSame(draft, draftOf(control)) && (
        <div className={styles.saveBar}>
          <Button type="submit" look="primary" busy={save.isPending} disabled={!isComplete}>
            {t('school.access_save')}
          </Button>
          <Button look="quiet" onClick={() => setDraft(draftOf(control))}>
            {t('school.undo')}
          </Button>
        </div>
      )}
    </form>
  )
}
