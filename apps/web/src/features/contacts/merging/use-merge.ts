import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { mergeContacts } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { type MergePlan, orderOf } from './merge-draft.ts'
import { forgetContacts, useUndoMerge } from './use-undo-merge.ts'

/** Makes two contacts one as planned, and leads to the one that stays; the notice there takes it back. */
export const useMerge = () => {
  const { t } = useTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { undo } = useUndoMerge()
  const merging = useMutation({
    mutationFn: (plan: MergePlan) =>
      mergeContacts({ params: { contact: plan.survivor.id }, body: orderOf(plan) }),
    onSuccess: async ({ data: { merge_id: mergeId, contact } }, { absorbed }) => {
      toasts.show({
        tone: 'success',
        title: t('contacts.merge_done', { one: contactName(absorbed), other: contactName(contact) }),
        action: { label: t('contacts.card_undo'), onSelect: () => undo(mergeId) },
      })
      await navigate({ to: '/expert/crm/contacts/$contactId', params: { contactId: contact.id } })
      await forgetContacts(client, absorbed.id)
    },
    meta: { showsErrors: true },
  })
  const { error } = merging
  return {
    merge: (plan: MergePlan) => merging.mutate(plan),
    busy: merging.isPending,
    refusal: error === null ? undefined : errorText(error, t),
    /** One of the two was changed since they were compared. */
    isChanged: error instanceof ApiError && error.code === 'contact_changed',
  }
}
