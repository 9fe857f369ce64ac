import { useMutation } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { copyUnits, restoreVersion } from '../../api.ts'

export interface CopyWish {
  readonly from: number
  /** Only these units; everything without it. */
  readonly unitIds: number[] | undefined
  /** What stands in the lesson stays. */
  readonly keepsContent: boolean
}

interface CopyTarget {
  lesson: number
  /** Brings what waits on the device to the server: the copy comes after it. */
  settle: () => Promise<void>
  onCopied: () => Promise<void>
  onClose: () => void
}

/** Copies from another lesson, with a way back. */
export const useCopyLesson = ({ lesson, settle, onCopied, onClose }: CopyTarget) => {
  const { t } = useTexts()
  const undo = useMutation({
    mutationFn: async (version: number) => {
      await settle()
      await restoreVersion({ params: { lesson, version } })
    },
    onSuccess: onCopied,
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
  })
  return useMutation({
    mutationFn: async ({ from, unitIds, keepsContent }: CopyWish) => {
      await settle()
      return copyUnits({
        params: { lesson, from },
        body: { ...(unitIds && { unit_ids: unitIds }), keeps_content: keepsContent },
      })
    },
    onSuccess: async ({ version_before: version }) => {
      await onCopied()
      onClose()
      toasts.show({
        tone: 'success',
        title: t('lesson-editor.copied'),
        ...(version !== null && {
          action: { label: t('create-course.undo'), onSelect: () => undo.mutate(version) },
        }),
      })
    },
    meta: { showsErrors: true },
  })
}
