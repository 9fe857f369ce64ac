import { DragWordsContext } from '@lectern/ui/dragging/announcer'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'

/** What a screen reader is told of things that a learner drags on the sheet inside. */
export const SheetDragWords = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts()
  const words = useMemo(
    () => ({
      picked: (name: string, place: number, total: number) => t('quiz.drag_picked', { name, place, total }),
      over: (name: string, target: string, place: number, total: number) =>
        t('quiz.drag_over', { name, target, place, total }),
      put: (name: string, place: number, total: number) => t('quiz.drag_put', { name, place, total }),
      pickedFree: (name: string) => t('quiz.drag_picked_free', { name }),
      overPlace: (name: string, target: string) => t('quiz.drag_over_place', { name, target }),
      overNothing: (name: string) => t('quiz.drag_over_nothing', { name }),
      putInto: (name: string, target: string) => t('quiz.drag_put_into', { name, target }),
      cancelled: (name: string) => t('quiz.drag_cancelled', { name }),
    }),
    [t],
  )
  return <DragWordsContext value={words}>{children}</DragWordsContext>
}
