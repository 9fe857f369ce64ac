import type { Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { ImagePlus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { NumberField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useKnowFile } from '../../files/placed/index.ts'
import { AuthorPicture } from '../shown/author-picture.tsx'
import styles from './question-extras.module.css'

// With the storage and its ways in: it comes when it is asked for.
const FilePicker = lazy(async () => ({ default: (await import('../../files/picker/index.ts')).FilePicker }))

const altMost = 500
const widths = { least: 16, most: 2_000, usual: 400 } as const

interface PictureFieldProps {
  image: Picture | null | undefined
  onImage: (image: Picture | null) => void
  /** What adding and removing is called where there are several pictures; adding is an icon then. */
  labels?: PictureLabels | undefined
}

export interface PictureLabels {
  readonly add: string
  readonly remove: string
}

/** The picture of a question or of a thing in it: chosen, told in words, given a width. */
export const PictureField = ({ image, onImage, labels }: PictureFieldProps) => {
  const { t } = useTexts()
  if (!image) return <AddPicture onImage={onImage} label={labels?.add} />
  return (
    <div className={styles.pictureBox}>
      <div className={styles.picture}>
        <div className={styles.pictureShown}>
          <AuthorPicture picture={{ ...image, width: Math.min(image.width ?? 160, 160), height: null }} />
        </div>
        <div className={styles.pictureFields}>
          <Field label={t('questions.picture_alt')} help={t('questions.picture_alt_help')}>
            <TextInput
              value={image.alt}
              maxLength={altMost}
              onChange={(event) => onImage({ ...image, alt: event.currentTarget.value })}
            />
          </Field>
          <NumberField
            label={t('questions.picture_width')}
            value={image.width ?? widths.usual}
            min={widths.least}
            max={widths.most}
            onValue={(width) => onImage({ ...image, width })}
          />
        </div>
        <IconButton
          icon={X}
          size="small"
          label={labels?.remove ?? t('create-course.picture_remove')}
          onClick={() => onImage(null)}
        />
      </div>
    </div>
  )
}

/** Asks for a picture: uploaded, or taken from the storage. */
export const AddPicture = ({
  onImage,
  label,
}: Pick<PictureFieldProps, 'onImage'> & { label: string | undefined }) => {
  const { t } = useTexts()
  const know = useKnowFile()
  const [picks, setPicks] = useState(false)
  return (
    <>
      {label === undefined ? (
        <Button variant="quiet" size="small" icon={<Icon of={ImagePlus} />} onClick={() => setPicks(true)}>
          {t('questions.picture_add')}
        </Button>
      ) : (
        <IconButton icon={ImagePlus} size="small" label={label} onClick={() => setPicks(true)} />
      )}
      {picks && (
        <Suspense>
          <FilePicker
            model="quiz"
            accept={['image']}
            many={false}
            onClose={() => setPicks(false)}
            onPicked={([file]) => {
              setPicks(false)
              if (!file) return
              know(file)
              onImage({ uuid: file.uuid, width: null, height: null, alt: '' })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
