import type { MenuEntry } from '@lectern/ui/actions/menu'
import { UsersRound } from 'lucide-react'
import type { Translate } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { mergePaths } from './merge-paths.ts'

/** Merging changes one contact and takes another away: it needs both rights. */
export const useMayMerge = (): boolean => {
  const held = useHeldRights()
  return held.has('contact_edit') && held.has('contact_delete')
}

/** The way to the pairs that may be one person, for a menu. */
export const duplicatesEntry = (t: Translate): MenuEntry => ({
  ...{ kind: 'link', href: mergePaths.duplicates, icon: UsersRound },
  label: t('contacts.duplicates_title'),
})
