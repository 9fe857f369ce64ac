import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useState } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listCommentRestrictions, restrictCommenter } from './api.ts'

/** Somebody who is to be kept from writing. */
export interface RestrictedPerson {
  readonly id: number
  readonly name: string
}

interface RestrictDialogProps {
  /** Closed without one. */
  person: RestrictedPerson | undefined
  onClose: () => void
}

const lengths = ['day', 'week', 'month', 'always'] as const
type Length = (typeof lengths)[number]
const days: Record<Exclude<Length, 'always'>, number> = { day: 1, week: 7, month: 30 }

const endOf = (length: Length): string | null =>
  length === 'always' ? null : new Date(Date.now() + days[length] * 24 * 60 * 60_000).toISOString()

/** For how long somebody may not write, where, and why. */
export const RestrictDialog = ({ person, onClose }: RestrictDialogProps) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [length, setLength] = useState<Length>('week')
  const [isEverywhere, setEverywhere] = useState(false)
  const [reason, setReason] = useState('')
  const isTooLong = reason.trim().length > moderationLimits.note
  const save = useMutation({
    mutationFn: (user: number) =>
      restrictCommenter({
        params: { user },
        body: { until: endOf(length), is_everywhere: isEverywhere, reason: reason.trim() },
      }),
    onSuccess: async (reply) => {
      onClose()
      toasts.show({ tone: 'success', title: t('moderation.restricted', { name: reply.data.user.name }) })
      await queryClient.invalidateQueries({ queryKey: queryKeyOf(listCommentRestrictions) })
    },
    meta: { showsErrors: true },
  })
  return (
    <FormDialog
      open={person !== undefined}
      onClose={onClose}
      title={t('moderation.restrict_title', { name: person?.name ?? '' })}
      closeLabel={t('common.close')}
      cancelLabel={t('comments.leave')}
      submitLabel={t('moderation.restrict_submit')}
      ready={!isTooLong}
      busy={save.isPending}
      onSubmit={() => person && save.mutate(person.id)}
      error={save.error ? errorText(save.error, t) : undefined}
    >
      <RadioGroup
        label={t('moderation.restrict_length')}
        options={lengths.map((value) => ({ value, label: t(`moderation.length_${value}`) }))}
        value={length}
        onChange={setLength}
      />
      <Checkbox
        checked={isEverywhere}
        onChange={(event) => setEverywhere(event.currentTarget.checked)}
        label={t('moderation.everywhere')}
        help={t('moderation.everywhere_help')}
      />
      <Field
        label={t('moderation.reason')}
        help={t('moderation.reason_help')}
        error={isTooLong ? t('moderation.too_long', { limit: moderationLimits.note }) : undefined}
      >
        <TextArea rows={2} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  )
}
