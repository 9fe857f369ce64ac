import textStyles from '@lectern/ui/text/text.module.css'
import { useState } from 'react'
import { CropDialog, type CroppedPart } from '../../../../lib/cropping/crop-dialog.tsx'
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
  const [address] = useState(() => URL.createObjectURL(file))
  const [isUnreadable, setUnreadable] = useState(false)
  const close = () => {
    URL.revokeObjectURL(address)
    onClose()
  }
  const cut = async (part: CroppedPart | undefined) => {
    if (!part) return
    const image = await drawPart(address, part.pixels)
    if (image === null) setUnreadable(true)
    else onCut(image)
  }
  const fault = isUnreadable ? t('lesson-editor.picture_unreadable') : error
  return (
    <CropDialog
      size="wide"
      onClose={close}
      title={t('lesson-editor.picture_cut')}
      description={t('lesson-editor.picture_cut_text')}
      closeLabel={t('common.close')}
      image={address}
      aspect={16 / 9}
      look={{ mediaProps: { onError: () => setUnreadable(true) } }}
      classNames={{ stage: styles.stage, tools: styles.tools }}
      words={{
        cancel: t('create-course.cancel'),
        save: t('lesson-editor.picture_use'),
        zoom: t('create-course.image_nearer'),
      }}
      busy={busy}
      waits
      onSave={(part) => void cut(part)}
      below={
        fault !== null && (
          <p role="alert" className={textStyles.wrong}>
            {fault}
          </p>
        )
      }
    />
  )
}
