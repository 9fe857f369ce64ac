import type { RefObject } from 'react'
import type { PageKey } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'

interface ListKeysInput {
  /** Where the search is. */
  field: RefObject<HTMLElement | null>
  newLabel: string
  /** Missing for whoever may not make one. */
  create: (() => void) | undefined
}

/** The keys of a list: to its search, and to something new. */
export const useListKeys = ({ field, newLabel, create }: ListKeysInput): PageKey[] => {
  const { t } = useTexts()
  const find: PageKey = {
    keys: ['f'],
    label: t('create-course.key_search'),
    onPress: () => field.current?.querySelector('input')?.focus(),
  }
  return create ? [{ keys: ['c'], label: newLabel, onPress: create }, find] : [find]
}
