import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Check, CircleDot, Clock, type LucideIcon, RotateCcw, Snail, X } from 'lucide-react'
import type { CellState } from './cell-state.ts'
import styles from './progress.module.css'

const icons: Record<CellState, LucideIcon> = {
  done: Check,
  begun: CircleDot,
  checking: Clock,
  rework: RotateCcw,
  failed: X,
  stuck: Snail,
}

/** One sign of the table, with its words for whoever does not see it. */
export const CellSign = ({ state, words }: { state: CellState; words?: string }) => (
  <span className={styles.sign} data-state={state} title={words}>
    <Icon of={icons[state]} size={16} />
    {words && <VisuallyHidden>{words}</VisuallyHidden>}
  </span>
)
