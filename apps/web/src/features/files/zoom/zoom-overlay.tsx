import { classNames } from '@lectern/ui/theme/class-names'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { useModal } from '@lectern/ui/overlays/use-modal'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTexts, useNeededTexts } from '../../../lib/texts/index.ts'
import { useFocusBack } from '../use-focus-back.ts'
import { useZoomView } from './use-zoom-view.ts'
import { zoomLimits } from './zoom-view.ts'
import fullScreen from '../full-screen.module.css'
import styles from './zoom-overlay.module.css'

export interface ZoomedImage {
  url: string
  name: string
}

interface ZoomOverlayProps {
  images: readonly ZoomedImage[]
  /** Which of them is shown at first. */
  first: number
  onClose: () => void
}

/** A picture over the whole page; the arrows go on to the next one of the list, Escape closes (document 001 §2). */
export const ZoomOverlay = ({ images, first, onClose }: ZoomOverlayProps) => {
  useFocusBack()
  const hasTexts = useNeededTexts('documents')
  const { t } = useTexts()
  const [at, setAt] = useState(first)
  const modal = useModal(hasTexts, onClose)
  const image = images[at]
  const { stage, picture, view, zoomBy, reset, wasDragged, handlers } = useZoomView(image?.url ?? '')
  if (!image) return null
  const go = (step: number) => setAt((now) => (now + step + images.length) % images.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (images.length > 1 && key === 'ArrowRight') go(1)
    if (images.length > 1 && key === 'ArrowLeft') go(-1)
    if (key === '+' || key === '=') zoomBy(zoomLimits.key)
    if (key === '-') zoomBy(1 / zoomLimits.key)
    if (key === '0') reset()
  }
  const { scale, x, y } = view
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <dialog
      {...modal}
      className={classNames(fullScreen.dialog, styles.overlay)}
      tabIndex={-1}
      aria-label={t('documents.zoomed', { name: image.name })}
      onKeyDown={onKeyDown}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes as a press beside the picture does; keys zoom */}
      <div
        ref={stage}
        className={styles.stage}
        data-scale={scale}
        {...handlers}
        onClick={(event) => event.target === event.currentTarget && !wasDragged() && onClose()}
      >
        <img
          key={image.url}
          ref={picture}
          className={styles.image}
          src={image.url}
          alt={image.name}
          draggable={false}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
      <div className={styles.close}>
        <IconButton icon={X} label={t('documents.zoomed_close')} tipSide="below" onClick={onClose} />
      </div>
      {images.length > 1 && (
        <>
          <div className={styles.previous}>
            <IconButton icon={ChevronLeft} label={t('documents.zoomed_previous')} onClick={() => go(-1)} />
          </div>
          <div className={styles.next}>
            <IconButton icon={ChevronRight} label={t('documents.zoomed_next')} onClick={() => go(1)} />
          </div>
        </>
      )}
      <footer className={styles.foot}>
        <span className={styles.name}>{image.name}</span>
        {images.length > 1 && (
          <span role="status">{t('documents.zoomed_of', { number: at + 1, total: images.length })}</span>
        )}
        <span className={styles.hint}>{t('documents.zoomed_hint')}</span>
        <ZoomButtons scale={scale} onZoom={zoomBy} />
      </footer>
    </dialog>
  )
}

const ZoomButtons = ({ scale, onZoom }: { scale: number; onZoom: (factor: number) => void }) => {
  const { t } = useTexts()
  return (
    <span className={styles.buttons}>
      <IconButton
        icon={ZoomOut}
        label={t('documents.zoom_out')}
        disabled={scale <= zoomLimits.least}
        onClick={() => onZoom(1 / zoomLimits.key)}
      />
      <IconButton
        icon={ZoomIn}
        label={t('documents.zoom_in')}
        disabled={scale >= zoomLimits.most}
        onClick={() => onZoom(zoomLimits.key)}
      />
    </span>
  )
}
