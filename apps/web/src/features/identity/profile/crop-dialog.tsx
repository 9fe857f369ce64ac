import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useId, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { cutSquare } from './cut-square.ts'
import styles from './profile.module.css'

interface CropDialogProps {
  file: File
  onClose: () => void
  /** The square as a `data:` address. */
  onCut: (image: string) => void
}

const useAddressOf = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- an address lives exactly as long as the dialog
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** Chooses the square of a picture: drag or arrow keys move it, the slider or the wheel brings it nearer. */
export const CropDialog = ({ file, onClose, onCut }: CropDialogProps) => {
  const { t } = useTexts()
  const id = useId()
  const image = useAddressOf(file)
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const cut = useAction(async () => {
    if (image !== undefined && area) onCut(await cutSquare(image, area))
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.crop_title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button variant="primary" busy={cut.busy} onClick={() => cut.run(undefined)}>
            {t('account.crop_save')}
          </Button>
        </>
      }
    >
      {cut.error && (
        <Notice tone="danger" announce="at-once">
          {t('account.avatar_refused')}
        </Notice>
      )}
      <div className={styles.crop}>
        {image !== undefined && (
          <Cropper
            image={image}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <div className={styles.zoom}>
        <label htmlFor={id}>{t('account.crop_zoom')}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </div>
    </Dialog>
  )
}
