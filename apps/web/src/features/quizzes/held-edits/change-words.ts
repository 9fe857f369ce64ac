import type { HeldChanges } from '@lectern/contract/quizzes/held-edits/held-edits'
import type { Translate } from '../../../lib/texts/index.ts'

/** What waits, each in a few words; empty where nothing does. */
export const changeWords = (changes: HeldChanges, t: Translate): string[] => {
  const { added, removed, changed, is_order_changed: isMoved, settings_changed: isSet } = changes
  return [
    ...(added > 0 ? [t('quizzes.held_added', { count: added })] : []),
    ...(removed > 0 ? [t('quizzes.held_removed', { count: removed })] : []),
    ...(changed > 0 ? [t('quizzes.held_changed', { count: changed })] : []),
    ...(isMoved ? [t('quizzes.held_order')] : []),
    ...(isSet ? [t('quizzes.held_settings')] : []),
  ]
}
