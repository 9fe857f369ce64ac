import type { AttemptException } from '@lectern/contract/attempts/attempt-exception'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getPractice } from '../api.ts'
import { listExceptions, saveException } from './api.ts'
import { draftOf, type ExceptionDraft, givenBy, givesAnything } from './exception-draft.ts'
import { ExceptionFields } from './exception-fields.tsx'
import { type ExceptionOwner, ExceptionOwnerFields } from './exception-owner.tsx'

interface ExceptionDialogProps {
  quiz: number
  places: Parameters<typeof ExceptionOwnerFields>[0]['places']
  /** The one that is changed, whose owner stays; a new one without. */
  before?: AttemptException | undefined
  /** For whom it is made, when that is known. */
  owner?: ExceptionOwner | undefined
  onClose: () => void
}

/** Asks everything anew that an exception changes. */
export const useExceptionReload = () => {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeyOf(listExceptions) }),
      queries.invalidateQueries({ queryKey: queryKeyOf(getPractice) }),
    ])
}

const ownerOf = (before: AttemptException | undefined, lesson: number): ExceptionOwner => ({
  lesson: before?.lesson.id ?? lesson,
  kind: before?.participant_group ? 'group' : 'person',
  person: before?.user ?? undefined,
  group: before?.participant_group?.id,
})

const whomOf = ({ kind, person, group }: ExceptionOwner) =>
  kind === 'person' ? { user_id: person?.id } : { participant_group_id: group }

const isNamed = ({ kind, person, group }: ExceptionOwner): boolean =>
  (kind === 'person' ? person?.id : group) !== undefined

const nameOf = ({ before, owner }: Pick<ExceptionDialogProps, 'before' | 'owner'>): string | undefined =>
  before?.user?.name ?? before?.participant_group?.name ?? owner?.person?.name

/** Stores what is given, closes the dialog, and shows the new state. */
const useSaving = (quiz: number, onClose: () => void) => {
  const { t } = useTexts()
  const reload = useExceptionReload()
  return useMutation({
    mutationFn: ({ owner, draft }: { owner: ExceptionOwner; draft: ExceptionDraft }) =>
      saveException({
        params: { lesson: owner.lesson, quiz },
        body: { ...whomOf(owner), ...givenBy(draft) },
      }),
    onSuccess: async () => {
      onClose()
      toasts.show({ tone: 'success', title: t('practices.exception_saved') })
      await reload()
    },
    meta: { showsErrors: true },
  })
}

/** Gives somebody more time, attempts or other dates, or changes what was given. */
export const ExceptionDialog = ({ quiz, places, before, owner: known, onClose }: ExceptionDialogProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState(() => draftOf(before))
  const [owner, setOwner] = useState(() => known ?? ownerOf(before, places[0]?.lesson.id ?? 0))
  const save = useSaving(quiz, onClose)
  const name = nameOf({ before, owner: known })
  const isWorthSaving = givesAnything(draft) || before !== undefined
  return (
    <FormDialog
      open
      onClose={onClose}
      title={name === undefined ? t('practices.exception_add') : t('practices.exception_of', { name })}
      closeLabel={t('common.close')}
      cancelLabel={t('create-course.cancel')}
      submitLabel={t('practices.exception_save')}
      ready={isNamed(owner) && isWorthSaving}
      busy={save.isPending}
      onSubmit={() => save.mutate({ owner, draft })}
      error={save.error ? errorText(save.error, t) : undefined}
    >
      {name === undefined && (
        <ExceptionOwnerFields quiz={quiz} places={places} owner={owner} onOwner={setOwner} />
      )}
      <ExceptionFields draft={draft} change={(part) => setDraft((now) => ({ ...now, ...part }))} />
    </FormDialog>
  )
}
