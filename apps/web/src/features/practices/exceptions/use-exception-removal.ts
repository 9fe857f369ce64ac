import type { AttemptException } from '@lectern/contract/attempts/attempt-exception'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { removeException, saveException } from './api.ts'
import { againOf } from './exception-draft.ts'
import { useExceptionReload } from './exception-dialog.tsx'

/** Takes an exception away, and offers to give it again. */
export const useExceptionRemoval = (quiz: number) => {
  const { t } = useTexts()
  const reload = useExceptionReload()
  const told = async (work: () => Promise<unknown>) => {
    try {
      await work()
      await reload()
      return true
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error, t) })
      return false
    }
  }
  return async (exception: AttemptException) => {
    const isGone = await told(() => removeException({ params: { quiz, exception: exception.id } }))
    if (!isGone) return
    toasts.show({
      tone: 'success',
      title: t('practices.exception_removed'),
      action: {
        label: t('create-course.undo'),
        onSelect: () =>
          void told(() =>
            saveException({ params: { lesson: exception.lesson.id, quiz }, body: againOf(exception) }),
          ),
      },
    })
  }
}
