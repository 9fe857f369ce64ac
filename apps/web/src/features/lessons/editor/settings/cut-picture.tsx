import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import textStyles from '@lectern/ui/text/text.module.css'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTexts } from '../../../../lib/texts/index.ts'
import { drawPart } from './draw-part.ts'
import styles from './cut-picture.module.css'

interface CutPictureProps {
  file: File
  busy: boolean
  error: string | null
  /** Base64 of the part that was chosen. */
  onCut: (image: string) => void
  onClose: () => void
}

/** Chooses the part of a picture, 16:9, that is kept; by pointer, or by the keys and the slider. */
export const CutPicture = ({ file, busy, error, onCut, onClose }: CutPictureProps) => {
  const { t } = useTexts()
  const id = useId()
  const [address] = useState(() => URL.createObjectURL(file))
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isUnreadable, setUnreadable] = useState(false)
  const close = () => {
    URL.revokeObjectURL(address)
    onClose()
  }
  const cut = async () => {
    if (!area) return
    const image = await drawPart(address, area)
    if (image === null) setUnreadable(true)
    else onCut(image)
  }
  const fault = isUnreadable ? t('lesson-editor.picture_unreadable') : error
  return (
    <Dialog
      open
      size="wide"
      onClose={close}
      title={t('lesson-editor.picture_cut')}
      description={t('lesson-editor.picture_cut_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={close}>{t('create-course.cancel')}</Button>
          <Button variant="primary" busy={busy} disabled={!area} onClick={() => void cut()}>
            {t('lesson-editor.picture_use')}
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          aspect={16 / 9}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_shares, pixels) => setArea(pixels)}
          mediaProps={{ onError: () => setUnreadable(true) }}
        />
      </div>
      <div className={styles.tools}>
        <label htmlFor={id}>{t('create-course.image_nearer')}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
        />
      </div>
      {fault !== null && (
        <p role="alert" className={textStyles.wrong}>
          {fault}
        </p>
      )}
    </Dialog>
  )
}
