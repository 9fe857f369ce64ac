import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck, CircleX } from 'lucide-react'
import type { OptionMark } from '../../shared/option-mark.ts'
import styles from './pin-layer.module.css'

interface Pin {
  readonly id: string
  readonly x: number
  readonly y: number
  /** The label that was put there. */
  readonly label?: string | undefined
  readonly mark?: OptionMark | undefined
}

interface PinLayerProps {
  pins: readonly Pin[]
  onPin?: ((id: string) => void) | undefined
}

const at = (share: number): string => `${share * 100}%`

/** The numbered places of a picture with what was put there: for pointers. The list beside it has them for keys and screen readers. */
export const PinLayer = ({ pins, onPin }: PinLayerProps) => (
  <div className={styles.layer} aria-hidden>
    {pins.map(({ id, x, y, label, mark = 'none' }, index) => (
      <button
        key={id}
        type="button"
        tabIndex={-1}
        className={styles.pin}
        style={{ left: at(x), top: at(y) }}
        data-drop-place={id}
        data-side={x > 0.5 ? 'left' : 'right'}
        data-mark={mark}
        onClick={onPin && (() => onPin(id))}
      >
        <span className={styles.number}>
          {mark === 'none' ? index + 1 : <Icon of={mark === 'right' ? CircleCheck : CircleX} />}
        </span>
        {label !== undefined && <span className={styles.label}>{label}</span>}
      </button>
    ))}
  </div>
)
