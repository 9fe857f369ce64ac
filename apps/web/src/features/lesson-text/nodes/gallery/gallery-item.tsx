import { mediaLimits } from '@lectern/contract/rich-text/nodes/media'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { TextInput } from '@lectern/ui/fields/text-input'
import { classNames } from '@lectern/ui/theme/class-names'
import { Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { pictureAddress } from '../image/image-attributes.ts'
import { useRestedValue } from '../own/use-rested-value.ts'
import type { GalleryPicture } from './gallery-pictures.ts'
import styles from './gallery.module.css'

interface GalleryItemProps {
  picture: GalleryPicture
  /** From 1. */
  number: number
  total: number
  item: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onChange: (changes: Partial<GalleryPicture>) => void
  onRemove: () => void
}

/** Of words, in milliseconds: one step to undo for what is written at one go. */
const wordsRest = 500

/** One picture of a gallery with its words and its place. */
export const GalleryItem = (props: GalleryItemProps) => {
  const { picture, number, total, item, handle, onChange, onRemove } = props
  const { t } = useTexts()
  const alt = useRestedValue(picture.alt, (value) => onChange({ alt: value }), wordsRest)
  const caption = useRestedValue(picture.caption, (value) => onChange({ caption: value }), wordsRest)
  const name = t('lesson-text.gallery_item', { number, total })
  return (
    <li {...item} className={classNames(styles.item, sortItemClass)} aria-label={name}>
      <img
        className={styles.picture}
        src={pictureAddress(picture.fileId)}
        alt={picture.alt || name}
        loading="lazy"
        draggable={false}
      />
      <div className={styles.tools}>
        <SortHandle {...handle} name={name} label={t('lesson-text.gallery_move', { number, total })} />
        <IconButton
          icon={Trash2}
          size="small"
          label={t('lesson-text.gallery_remove', { number })}
          onClick={onRemove}
        />
      </div>
      <TextInput
        value={alt.now}
        maxLength={mediaLimits.alt}
        aria-label={t('lesson-text.image_alt')}
        placeholder={t('lesson-text.image_alt')}
        onChange={({ currentTarget }) => alt.write(currentTarget.value)}
      />
      <TextInput
        value={caption.now}
        maxLength={mediaLimits.caption}
        aria-label={t('lesson-text.image_caption')}
        placeholder={t('lesson-text.image_caption')}
        onChange={({ currentTarget }) => caption.write(currentTarget.value)}
      />
    </li>
  )
}
