import { toasts } from '@lectern/ui/feedback/toast-store'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'

const ToastRegion = lazy(async () => ({
  default: (await import('@lectern/ui/feedback/toast-region')).ToastRegion,
}))

const isThereAny = () => toasts.list().length > 0

/** Where toasts appear; its code comes with the first of them. */
export const Toasts = () => {
  const { t } = useTexts()
  const any = useSyncExternalStore(toasts.subscribe, isThereAny, () => false)
  if (!any) return null
  return (
    <Suspense>
      <ToastRegion toasts={toasts} label={t('common.notifications')} closeLabel={t('common.close')} />
    </Suspense>
  )
}
