import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './building.module.css'
import type { Building, BuildingLook, BuildingOptions } from './use-building.ts'

interface BuiltLineProps extends BuildingOptions, BuildingLook {
  building: Building
  onTakeBack: (id: string) => void
  /** By so many places forwards. */
  onMove: (id: string, by: number) => void
}

/** The pieces that were put, in their order; a press takes one back, Alt and the arrows move it. */
export const BuiltLine = (props: BuiltLineProps) => {
  const { built, most, look, name, isRtl = false, building, onTakeBack, onMove } = props
  const { held, textOf, placeId } = building
  const { t } = useTexts()
  const steps = { [isRtl ? 'ArrowLeft' : 'ArrowRight']: 1, [isRtl ? 'ArrowRight' : 'ArrowLeft']: -1 }
  const onKey = (id: string) => (event: KeyboardEvent) => {
    const by = event.altKey ? steps[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    onMove(id, by)
  }
  const isAim = (place: string) => held?.place === place || undefined
  const cells = look === 'letters' ? Math.max(0, most - built.length) : 0
  return (
    <ol
      className={styles.line}
      aria-label={name}
      dir={isRtl ? 'rtl' : undefined}
      data-line
      data-drop-place={placeId('last')}
      data-aim={isAim(placeId('last'))}
    >
      {built.map((id, at) => (
        <li key={id} className={styles.place} data-drop-place={placeId(at)} data-aim={isAim(placeId(at))}>
          <button
            type="button"
            className={styles.built}
            data-piece={id}
            aria-label={t('quiz.build_built_piece', {
              piece: textOf(id),
              place: at + 1,
              total: built.length,
            })}
            onKeyDown={onKey(id)}
            onClick={() => onTakeBack(id)}
          >
            {textOf(id)}
          </button>
        </li>
      ))}
      {Array.from({ length: cells }, (_, at) => (
        <li key={`cell-${built.length + at}`} className={styles.cell} data-next={at === 0 || undefined}>
          <VisuallyHidden>{t('quiz.place_empty')}</VisuallyHidden>
        </li>
      ))}
      {look === 'words' && built.length === 0 && <li className={styles.nothing}>{t('quiz.build_empty')}</li>}
    </ol>
  )
}
