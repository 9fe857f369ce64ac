import type { HeldLessonChanges } from '@lectern/contract/lessons/held-edits/held-edits'
import type { Translate } from '../../../../lib/texts/index.ts'

/** What waits of a lesson, each in a few words; empty where nothing does. */
export const changeWords = (changes: HeldLessonChanges, t: Translate): string[] => {
  const { added, removed, changed } = changes
  return [
    ...(added > 0 ? [t('lesson-editor.lesson_held_added', { count: added })] : []),
    ...(removed > 0 ? [t('lesson-editor.lesson_held_removed', { count: removed })] : []),
    ...(changed > 0 ? [t('lesson-editor.lesson_held_changed', { count: changed })] : []),
    ...(changes.is_order_changed ? [t('lesson-editor.lesson_held_order')] : []),
    ...(changes.are_sections_changed ? [t('lesson-editor.lesson_held_sections')] : []),
    ...(changes.settings_changed ? [t('lesson-editor.lesson_held_settings')] : []),
  ]
}
