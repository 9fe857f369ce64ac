import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useState } from 'react'
import type { Area } from 'react-easy-crop'
import { CropDialog, type CroppedPart } from '../../../../lib/cropping/crop-dialog.tsx'
import { useTexts } from '../../../../lib/texts/index.ts'
import { type ImageAttributes, pictureAddress } from './image-attributes.ts'
import styles from './image.module.css'

interface CropImageProps {
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
export const CropImage = ({ attrs, fileId, onClose, onSave }: CropImageProps) => {
  const { t } = useTexts()
  const { crop } = attrs
  const [shape, setShape] = useState<Shape>('own')
  const save = (part: CroppedPart | undefined) => {
    if (!part) return onClose()
    onSave({ crop: isWhole(part.percent) ? null : inShares(part.percent), focus: null })
  }
  return (
    <CropDialog
      size="wide"
      onClose={onClose}
      title={t('lesson-text.image_crop')}
      description={t('lesson-text.image_crop_text')}
      closeLabel={t('common.close')}
      image={pictureAddress(fileId)}
      aspect={shape === 'own' ? ownShape(attrs) : shapes[shape]}
      look={crop ? { initialCroppedAreaPercentages: inPercent(crop) } : {}}
      classNames={{ stage: styles.stage, tools: styles.cropTools }}
      words={{
        cancel: t('create-course.cancel'),
        save: t('lesson-text.image_crop_save'),
        zoom: t('create-course.image_nearer'),
      }}
      onSave={save}
      moreActions={
        crop && <Button onClick={() => onSave({ crop: null })}>{t('lesson-text.image_crop_whole')}</Button>
      }
      tools={
        <Segmented
          label={t('lesson-text.image_shape')}
          segments={[
            { value: 'own', label: t('lesson-text.image_shape_own') },
            ...shapeNames.map((each) => ({ value: each, label: each })),
          ]}
          value={shape}
          onChange={setShape}
        />
      }
    />
  )
}
