import { toasts } from '@lectern/ui/feedback/toast-store'
import type { CallInput } from '../../../lib/api/index.ts'
import type { updateProfile as operation } from '@lectern/contract/identity/profile.api'
import { useRouter } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts/index.ts'
import { useSaving } from '../../../frame/index.ts'
import type { User } from '../visitor.ts'
import { updateProfile } from '../api.ts'

export type ProfileChange = CallInput<typeof operation>['body']

/** Stores changes of the profile one by one, each with a way back. */
export const useProfile = ({ id }: Pick<User, 'id'>) => {
  const { t } = useTexts()
  const router = useRouter()
  const { saving, save, error } = useSaving()

  const store = (work: () => Promise<unknown>) =>
    save(async () => {
      await work()
      await router.invalidate()
    })

  /** Stores a change; `before` is offered back. Tells whether it was stored. */
  const change = async (next: ProfileChange, before?: ProfileChange): Promise<boolean> => {
    const isStored = await store(() => updateProfile({ params: { user: id }, body: next }))
    if (isStored && before)
      toasts.show({
        tone: 'success',
        title: t('account.stored'),
        action: { label: t('account.undo'), onSelect: () => void change(before) },
      })
    return isStored
  }

  return { saving, error, store, change }
}

export type Profile = ReturnType<typeof useProfile>
