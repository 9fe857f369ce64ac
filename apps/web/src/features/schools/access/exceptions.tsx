import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccessException } from '@lectern/contract/accounts/access-control'
import { Button } from '@lectern/ui/button'
import { Checkbox } from '@lectern/ui/checkbox'
import { Dialog } from '@lectern/ui/dialog'
import { Field } from '@lectern/ui/field'
import { IconButton } from '@lectern/ui/icon-button'
import { Table } from '@lectern/ui/table'
import { TextInput } from '@lectern/ui/text-input'
import { toasts } from '@lectern/ui/toast-store'
import { Pencil, Trash2 } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { listAccessExceptions } from '../api/list-access-exceptions.ts'
import { removeAccessException } from '../api/remove-access-exception.ts'
import { saveAccessException } from '../api/save-access-exception.ts'
import styles from '../settings/settings.module.css'
import { readLimit } from './read-masks.ts'

const ruleText = (exception: AccessException, t: Translate): string => {
  const limit = (value: number | null) => (value === null ? t('school.access_no_limit') : String(value))
  return [
    exception.skip_addresses ? t('school.exception_any_address') : '',
    exception.has_own_session_limit
      ? t('school.exception_sessions', { limit: limit(exception.session_limit) })
      : '',
    exception.has_own_device_limit
      ? t('school.exception_devices', { limit: limit(exception.device_limit) })
      : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A person whose exception is being made or changed. */
export interface ExceptionPerson {
  readonly id: number
  readonly name: string
}

/** People for whom other rules count. New ones are made from the log of refusals, where they are met. */
export const Exceptions = () => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [edited, setEdited] = useState<AccessException>()
  const { data } = useQuery(queryFor(listAccessExceptions, {}))
  const remove = useMutation({
    mutationFn: (user: number) => removeAccessException({ params: { user } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listAccessExceptions) }),
  })
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{t('school.exceptions')}</h2>
      <p className={styles.muted}>{t('school.exceptions_text')}</p>
      {data && data.data.length > 0 && (
        <Table
          caption={t('school.exceptions')}
          rows={data.data}
          rowId={({ user }) => String(user.id)}
          columns={[
            {
              id: 'person',
              header: t('school.person'),
              cell: ({ user }) => (
                <span>
                  {user.name} <span className={styles.muted}>{user.email}</span>
                </span>
              ),
            },
            { id: 'rule', header: t('school.exception_rule'), cell: (row) => ruleText(row, t) },
          ]}
          rowActionsLabel={t('school.actions')}
          renderRowActions={(row) => (
            <>
              <IconButton
                icon={Pencil}
                size="small"
                label={t('school.exception_edit', { name: row.user.name })}
                onClick={() => setEdited(row)}
              />
              <IconButton
                icon={Trash2}
                size="small"
                label={t('school.exception_remove', { name: row.user.name })}
                onClick={() => remove.mutate(row.user.id)}
              />
            </>
          )}
        />
      )}
      <EditException
        key={edited?.user.id ?? 'none'}
        person={edited?.user}
        before={edited}
        onClose={() => setEdited(undefined)}
      />
    </section>
  )
}

interface EditExceptionProps {
  person: ExceptionPerson | undefined
  before?: AccessException | undefined
  onClose: () => void
}

const limitText = (isOwn: boolean | undefined, limit: number | null | undefined): string =>
  isOwn && limit !== null && limit !== undefined ? String(limit) : ''

/** Which rules count for one person. */
export const EditException = ({ person, before, onClose }: EditExceptionProps) => {
  const { t } = useTexts()
  const formId = useId()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState({
    skipAddresses: before?.skip_addresses ?? true,
    ownSessions: before?.has_own_session_limit ?? false,
    sessions: limitText(before?.has_own_session_limit, before?.session_limit),
    ownDevices: before?.has_own_device_limit ?? false,
    devices: limitText(before?.has_own_device_limit, before?.device_limit),
  })
  const write = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const session_limit = readLimit(draft.sessions)
  const device_limit = readLimit(draft.devices)
  const isComplete =
    (!draft.ownSessions || session_limit !== undefined) && (!draft.ownDevices || device_limit !== undefined)
  const save = useMutation({
    mutationFn: (user: number) =>
      saveAccessException({
        params: { user },
        body: {
          skip_addresses: draft.skipAddresses,
          ...(draft.ownSessions && session_limit !== undefined ? { session_limit } : {}),
          ...(draft.ownDevices && device_limit !== undefined ? { device_limit } : {}),
        },
      }),
    onSuccess: async () => {
      onClose()
      toasts.show({ tone: 'success', title: t('school.exception_saved') })
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(listAccessExceptions) })
    },
    meta: { showsErrors: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (person && isComplete && !save.isPending) save.mutate(person.id)
  }
  return (
    <Dialog
      open={person !== undefined}
      onClose={onClose}
      title={t('school.exception_for', { name: person?.name ?? '' })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('school.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={save.isPending} disabled={!isComplete}>
            {t('school.exception_save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <Checkbox
          checked={draft.skipAddresses}
          onChange={(event) => write({ skipAddresses: event.currentTarget.checked })}
          label={t('school.exception_any_address')}
        />
        <Checkbox
          checked={draft.ownSessions}
          onChange={(event) => write({ ownSessions: event.currentTarget.checked })}
          label={t('school.exception_own_sessions')}
        />
        {draft.ownSessions && (
          <Field
            label={t('school.access_sessions')}
            error={session_limit === undefined ? t('school.access_limit_wrong') : undefined}
          >
            <TextInput
              inputMode="numeric"
              maxLength={2}
              value={draft.sessions}
              placeholder={t('school.access_no_limit')}
              onChange={(event) => write({ sessions: event.currentTarget.value })}
            />
          </Field>
        )}
        <Checkbox
          checked={draft.ownDevices}
          onChange={(event) => write({ ownDevices: event.currentTarget.checked })}
          label={t('school.exception_own_devices')}
        />
        {draft.ownDevices && (
          <Field
            label={t('school.access_devices')}
            error={device_limit === undefined ? t('school.access_limit_wrong') : undefined}
          >
            <TextInput
              inputMode="numeric"
              maxLength={2}
              value={draft.devices}
              placeholder={t('school.access_no_limit')}
              onChange={(event) => write({ devices: event.currentTarget.value })}
            />
          </Field>
        )}
        {save.error && (
          <p className={styles.wrong} role="alert">
            {errorText(save.error, t)}
          </p>
        )}
      </form>
    </Dialog>
  )
}
