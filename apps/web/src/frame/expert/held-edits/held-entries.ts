import type { MenuEntry } from '@lectern/ui/actions/menu'
import { Pause, Play, Undo2 } from 'lucide-react'
import type { Translate } from '../../../lib/texts/index.ts'
import type { HeldDecision } from './held-decision.ts'

/** Holding, releasing and discarding edits as entries of a menu; none for who may not edit. */
export const heldEntries = (
  { held, mayEdit, isBlocked, hold, ask }: HeldDecision,
  t: Translate,
): MenuEntry[] => {
  if (!mayEdit) return []
  const entry = (label: string, icon: typeof Pause, onSelect: () => void): MenuEntry => ({
    kind: 'action',
    label,
    icon,
    disabled: isBlocked,
    onSelect,
  })
  if (!held) return [entry(t('create-course.hold_edits'), Pause, hold)]
  return [
    entry(t('create-course.held_release'), Play, () => ask('release')),
    entry(t('create-course.held_discard'), Undo2, () => ask('discard')),
  ]
}
