import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import type { Translate } from '../lib/texts/index.ts'

/** Where a thing stands among its like, and what moves it. */
export interface Movable {
  /** From 1. */
  number: number
  total: number
  onMove: (step: -1 | 1) => void
}

/** The way to move a thing without dragging it: two entries of its menu. */
export const moveEntries = (t: Translate, { number, total, onMove }: Movable): MenuEntry[] => [
  {
    kind: 'action',
    label: t('create-course.move_up'),
    icon: ArrowUp,
    disabled: number === 1,
    onSelect: () => onMove(-1),
  },
  {
    kind: 'action',
    label: t('create-course.move_down'),
    icon: ArrowDown,
    disabled: number === total,
    onSelect: () => onMove(1),
  },
]
