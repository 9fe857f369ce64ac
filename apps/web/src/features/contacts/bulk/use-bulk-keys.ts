import type { PageKey } from '../../../frame/expert/index.ts'
import { commandKey, isPageFree, useKeys } from '../../../frame/expert/index.ts'
import type { ReaderTexts } from '../../../lib/texts/index.ts'
import type { ChosenRows } from '../../../frame/index.ts'

/** Keys of choosing, as the page lists them. */
export const bulkKeys = (t: ReaderTexts['t']): PageKey[] => [
  { keys: ['x'], label: t('contacts.bulk_key_choose') },
  { keys: [commandKey(), 'A'], label: t('contacts.bulk_key_all') },
  { keys: ['Esc'], label: t('contacts.bulk_key_clear') },
]

/** Ctrl+A chooses all that match, Escape nobody. */
export const useBulkKeys = ({ isOn, chosen }: { isOn: boolean; chosen: ChosenRows }): void =>
  useKeys((event) => {
    if (!isOn || !isPageFree(event)) return
    if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      chosen.chooseAll()
    } else if (event.key === 'Escape') chosen.selection.clear()
  })
