import { useMutation, useQuery } from '@tanstack/react-query'
import textStyles from '@lectern/ui/text/text.module.css'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Field } from '@lectern/ui/fields/field'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { inviteStaff, listAccessGroups } from '../api.ts'
import { tellLetter } from '../mail/tell-letter.ts'
import { useStaffReload } from '../use-staff-reload.ts'
import { GroupChoice } from './group-choice.tsx'

interface InvitePersonProps {
  open: boolean
  onClose: () => void
}

interface Draft {
  email: string
  name: string
  message: string
  groups: readonly number[]
}

const nobody: Draft = { email: '', name: '', message: '', groups: [] }

/** Invites somebody by letter. What was typed stays when the dialog is closed by mistake. */
export const InvitePerson = ({ open, onClose }: InvitePersonProps) => {
  const { t } = useTexts()
  const reload = useStaffReload()
  const [draft, setDraft] = useState(nobody)
  const email = draft.email.trim()
  const invite = useMutation({
    mutationFn: () =>
      inviteStaff({
        body: {
          email,
          ...(draft.name.trim() === '' ? {} : { name: draft.name.trim() }),
          ...(draft.message.trim() === '' ? {} : { message: draft.message.trim() }),
          access_group_ids: [...draft.groups],
        },
      }),
    onSuccess: async ({ data }) => {
      tellLetter(data, t('school.invitation_sent', { email }), t)
      setDraft(nobody)
      onClose()
      await reload()
    },
    meta: { showsErrors: true },
  })
  const write = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    if (invite.error) invite.reset()
  }
  const emailError = fieldText(invite.error, 'email', t)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="wide"
      title={t('school.invite_title')}
      description={t('school.invite_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('school.cancel')}
      submitLabel={t('school.invite_send')}
      ready={email !== ''}
      busy={invite.isPending}
      onSubmit={() => invite.mutate()}
      error={invite.error && emailError === undefined ? errorText(invite.error, t) : undefined}
    >
      <InviteFields draft={draft} write={write} error={invite.error} isOpen={open} />
    </FormDialog>
  )
}

interface InviteFieldsProps {
  draft: Draft
  write: (part: Partial<Draft>) => void
  error: Error | null
  isOpen: boolean
}

const InviteFields = ({ draft, write, error, isOpen }: InviteFieldsProps) => {
  const { t } = useTexts()
  const groups = useQuery({ ...queryFor(listAccessGroups, {}), enabled: isOpen })
  return (
    <>
      <Field label={t('school.email')} error={fieldText(error, 'email', t)} required>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
          autoFocus
          type="email"
          value={draft.email}
          autoComplete="off"
          placeholder="name@example.com"
          onChange={(event) => write({ email: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('school.name')} note={t('school.optional')} error={fieldText(error, 'name', t)}>
        <TextInput
          value={draft.name}
          autoComplete="off"
          maxLength={120}
          onChange={(event) => write({ name: event.currentTarget.value })}
        />
      </Field>
      {groups.data ? (
        <GroupChoice
          groups={groups.data.data}
          chosen={draft.groups}
          onChange={(chosen) => write({ groups: chosen })}
        />
      ) : (
        <SkeletonText lines={4} />
      )}
      {draft.groups.length === 0 && <p className={textStyles.muted}>{t('school.invite_without_group')}</p>}
      <Field label={t('school.invite_message')} note={t('school.optional')}>
        <TextArea
          rows={3}
          value={draft.message}
          maxLength={1000}
          onChange={(event) => write({ message: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
