import { useMutation } from '@tanstack/react-query'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { errorText } from '../../lib/errors.ts'
import { useTexts } from '../../lib/texts/index.ts'

interface ConfirmRemovalProps<Thing> {
  /** What is to go; closed without. */
  thing: Thing | undefined
  title: (thing: Thing) => string
  message: (thing: Thing) => string
  confirmLabel: string
  remove: (thing: Thing) => Promise<unknown>
  /** Called when it is gone, after the dialog closed. */
  onRemoved: (thing: Thing) => unknown
  onClose: () => void
}

/** Asks once more, removes, and says why that failed. */
export const ConfirmRemoval = <Thing,>(props: ConfirmRemovalProps<Thing>) => {
  const { thing, title, message, confirmLabel, remove, onRemoved, onClose } = props
  const { t } = useTexts()
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: async (_reply, removed) => {
      onClose()
      await onRemoved(removed)
    },
    meta: { showsErrors: true },
  })
  const close = () => {
    removing.reset()
    onClose()
  }
  return (
    <ConfirmDelete
      open={thing !== undefined}
      onClose={close}
      title={thing && title(thing)}
      message={thing && message(thing)}
      confirmLabel={confirmLabel}
      cancelLabel={t('expert.cancel')}
      closeLabel={t('common.close')}
      busy={removing.isPending}
      error={removing.error ? errorText(removing.error, t) : undefined}
      onConfirm={() => thing !== undefined && removing.mutate(thing)}
    />
  )
}
