import { SavedState } from '@lectern/ui/feedback/saved-state'
import { useDates, useTexts } from '../../lib/texts/index.ts'
import type { Saving } from './use-saving.ts'

/** "Saving…", "Stored 12:03:05", "Not accepted by the school"; nothing while nothing was changed. */
export const SavingState = ({ saving }: { saving: Saving }) => {
  const { t } = useTexts()
  const { clock } = useDates()
  switch (saving.state) {
    case 'idle':
      return null
    case 'saving':
      return <SavedState state="saving" text={t('common.work_saving')} />
    case 'stored':
      return <SavedState state="stored" text={t('common.work_stored', { time: clock(saving.at) })} />
    case 'refused':
      return <SavedState state="refused" text={t('common.work_refused')} />
    default:
      return saving satisfies never
  }
}
