import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useState } from 'react'
import { CropDialog, type CroppedPart } from '../../../lib/cropping/crop-dialog.tsx'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { cutSquare } from './cut-square.ts'
import styles from './profile.module.css'

interface CropAvatarProps {
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

/** Chooses the square of a picture that stands for a person. */
export const CropAvatar = ({ file, onClose, onCut }: CropAvatarProps) => {
  const { t } = useTexts()
  const image = useAddressOf(file)
  const cut = useAction(async (part: CroppedPart | undefined) => {
    if (image !== undefined && part) onCut(await cutSquare(image, part.pixels))
  })
  return (
    <CropDialog
      onClose={onClose}
      title={t('account.crop_title')}
      closeLabel={t('common.close')}
      image={image}
      aspect={1}
      look={{ cropShape: 'round', showGrid: false }}
      classNames={{ stage: styles.crop, tools: styles.zoom }}
      words={{ cancel: t('account.cancel'), save: t('account.crop_save'), zoom: t('account.crop_zoom') }}
      busy={cut.busy}
      onSave={cut.run}
      above={
        cut.error && (
          <Notice tone="danger" announce="at-once">
            {t('account.avatar_refused')}
          </Notice>
        )
      }
    />
  )
}
