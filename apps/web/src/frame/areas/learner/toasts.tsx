import { toasts } from '@lectern/ui/feedback/toast-store'
import { Suspense, useSyncExternalStore } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { lazily } from '../../../lib/drawing/lazy-part.tsx'

const ToastRegion = lazily(async () => (await import('@lectern/ui/feedback/toast-region')).ToastRegion)

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
