import type { DragWords } from '@lectern/ui/dragging/announcer'
import { useMemo } from 'react'
import { useTexts } from '../../lib/texts/index.ts'

/** What a screen reader is told of things that are dragged in the workbench. */
export const useDragWords = (): DragWords => {
  const { t } = useTexts()
  return useMemo(
    () => ({
      picked: (name, place, total) => t('expert.drag_picked', { name, place, total }),
      over: (name, target, place, total) => t('expert.drag_over', { name, target, place, total }),
      put: (name, place, total) => t('expert.drag_put', { name, place, total }),
      pickedFree: (name) => t('expert.drag_picked_free', { name }),
      overPlace: (name, target) => t('expert.drag_over_place', { name, target }),
      overNothing: (name) => t('expert.drag_over_nothing', { name }),
      putInto: (name, target) => t('expert.drag_put_into', { name, target }),
      cancelled: (name) => t('expert.drag_cancelled', { name }),
    }),
    [t],
  )
}
