import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useId, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type ImageAttributes, pictureAddress } from './image-attributes.ts'
import styles from './image.module.css'

interface CutDialogProps {
  attrs: ImageAttributes
  fileId: string
  onClose: () => void
  onSave: (changes: Partial<ImageAttributes>) => void
}

const shapes = { '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9, '3:4': 3 / 4 } as const
const shapeNames = ['1:1', '4:3', '3:2', '16:9', '3:4'] as const
type Shape = (typeof shapeNames)[number] | 'own'

const ownShape = ({ naturalWidth, naturalHeight }: ImageAttributes): number =>
  naturalWidth !== null && naturalHeight !== null ? naturalWidth / naturalHeight : 4 / 3

const isWhole = ({ width, height }: Area): boolean => width > 99.5 && height > 99.5

const share = (percent: number): number => Math.min(Math.max(percent / 100, 0), 1)

const inShares = ({ x, y, width, height }: Area): Area => ({
  x: share(x),
  y: share(y),
  width: share(width),
  height: share(height),
})

const inPercent = ({ x, y, width, height }: Area): Area => ({
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})

/** Chooses the part of a picture that is shown; the file itself stays whole. */
export const CropDialog = ({ attrs, fileId, onClose, onSave }: CutDialogProps) => {
  const { t } = useTexts()
  const id = useId()
  const { crop } = attrs
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [shape, setShape] = useState<Shape>('own')
  const [area, setArea] = useState<Area>()
  const save = () => {
    if (!area) return onClose()
    onSave({ crop: isWhole(area) ? null : inShares(area), focus: null })
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('lesson-text.image_crop')}
      description={t('lesson-text.image_crop_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          {crop && (
            <Button onClick={() => onSave({ crop: null })}>{t('lesson-text.image_crop_whole')}</Button>
          )}
          <Button onClick={onClose}>{t('create-course.cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {t('lesson-text.image_crop_save')}
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        <Cropper
          image={pictureAddress(fileId)}
          crop={place}
          zoom={zoom}
          aspect={shape === 'own' ? ownShape(attrs) : shapes[shape]}
          {...(crop && { initialCroppedAreaPercentages: inPercent(crop) })}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={setArea}
        />
      </div>
      <div className={styles.cropTools}>
        <Segmented
          label={t('lesson-text.image_shape')}
          segments={[
            { value: 'own', label: t('lesson-text.image_shape_own') },
            ...shapeNames.map((each) => ({ value: each, label: each })),
          ]}
          value={shape}
          onChange={setShape}
        />
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
    </Dialog>
  )
}
