import type { File as StoredFile } from '@lectern/contract/files/file'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { ImageOff } from 'lucide-react'
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { useFileWords } from '../../../../files/uploads/index.ts'
import styles from '../image.module.css'
import { useArrival } from './arrivals.ts'

interface ArrivingPictureProps {
  /** Under which it arrives. */
  name: string
  /** Where it came from on the web; null when it was on the clipboard. */
  src: string | null
  onArrived: (file: StoredFile) => void
  /** What else can be done when it does not arrive. */
  otherwise: ReactNode
}

/** The place of a picture on its way into the storage: how far it is, or why it does not arrive. */
export const ArrivingPicture = ({ name, src, onArrived, otherwise }: ArrivingPictureProps) => {
  const { t } = useTexts()
  const words = useFileWords()
  const arrival = useArrival(name)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })
  const file = arrival?.file ?? null
  useEffect(() => {
    if (file) arrived.current(file)
  }, [file])
  if (arrival && !arrival.reason) {
    const { percent } = arrival
    const told =
      percent === null ? t('lesson-text.image_copying') : t('lesson-text.image_arriving', { percent })
    const style: CSSProperties & { '--percent': string } = { '--percent': `${percent ?? 0}%` }
    return (
      <div
        className={styles.arriving}
        style={style}
        role="progressbar"
        aria-label={t('lesson-text.block_image')}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={told}
      >
        {told}
      </div>
    )
  }
  const reason = arrival?.reason ? words.reason(arrival.reason) : t('lesson-text.image_stopped')
  return (
    <div data-own>
      <EmptyState
        framed
        level={3}
        icon={ImageOff}
        title={t('lesson-text.image_not_taken')}
        text={src === null ? reason : t('lesson-text.image_not_taken_from', { reason, src })}
        actions={
          <>
            {arrival?.retry && (
              <Button size="small" onClick={arrival.retry}>
                {t('create-course.try_again')}
              </Button>
            )}
            {otherwise}
          </>
        }
      />
    </div>
  )
}
