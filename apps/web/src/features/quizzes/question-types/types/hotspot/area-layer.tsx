import type { Area } from '@lectern/contract/quizzes/question-types/types/hotspot/area'
import { middleOf } from '@lectern/contract/quizzes/question-types/types/hotspot/area-rules'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, CircleX } from 'lucide-react'
import type { OptionMark } from '../../shared/option-mark.ts'
import styles from './area-layer.module.css'
import { AreaShape } from './area-shape.tsx'

interface ShownArea {
  readonly id: string
  readonly area: Area
  readonly isPicked: boolean
  readonly mark?: OptionMark
}

interface AreaLayerProps {
  areas: readonly ShownArea[]
  /** Presses an area; without it they only show. */
  onPick?: ((id: string) => void) | undefined
}

const at = (share: number): string => `${share * 100}%`

/**
 * Areas on their picture, each with its number: for pointers alone. The list beside the picture offers the same areas to keys
 * and to screen readers.
 */
export const AreaLayer = ({ areas, onPick }: AreaLayerProps) => (
  <div className={styles.layer} aria-hidden data-pickable={onPick !== undefined || undefined}>
    <svg className={styles.shapes} viewBox="0 0 1 1" preserveAspectRatio="none">
      {areas.map(({ id, area, isPicked, mark }) => (
        <AreaShape
          key={id}
          area={area}
          className={styles.shape}
          data-area={id}
          data-picked={isPicked || undefined}
          data-mark={mark}
          onClick={onPick && (() => onPick(id))}
        />
      ))}
    </svg>
    {areas.map(({ id, area, isPicked, mark = 'none' }, index) => {
      const { x, y } = middleOf(area)
      return (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={styles.number}
          style={{ left: at(x), top: at(y) }}
          data-area-number={id}
          data-picked={isPicked || undefined}
          data-mark={mark}
          onClick={onPick && (() => onPick(id))}
        >
          {index + 1}
          {mark !== 'none' && <Icon of={mark === 'wrong' ? CircleX : CircleCheck} />}
        </button>
      )
    })}
  </div>
)
