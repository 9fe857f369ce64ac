import type { FrontPagePicture } from '@lectern/contract/courses/front-page/front-page'
import { frontPageLimits as limits } from '@lectern/contract/courses/front-page/front-page-limits'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { PictureField } from '../../../lessons/index.ts'
import { saveFrontPagePicture } from '../../api.ts'
import styles from '../../in-place/in-place.module.css'

interface PictureFieldsProps {
  picture: FrontPagePicture | null
  onPicture: (picture: FrontPagePicture | null) => void
  /** Stands in the frame without a picture. */
  instead: ReactNode
}

const keepFrontPagePicture = async (image: string): Promise<string> =>
  (await saveFrontPagePicture({ body: { image } })).data.url

/** The school's own picture at the head of the page, as large as visitors see it, with its description. */
export const PictureFields = ({ picture, onPicture, instead }: PictureFieldsProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.fields}>
      <PictureField
        label={t('front-page.picture')}
        url={picture?.url ?? null}
        large
        keep={keepFrontPagePicture}
        // A picture that comes back after its removal brings its description with it.
        onUrl={(url) => {
          onPicture(url === null ? null : { url, alt: picture?.alt ?? '' })
          return Promise.resolve()
        }}
        instead={instead}
      />
      {picture && (
        <Field label={t('front-page.picture_alt')} help={t('front-page.picture_alt_help')}>
          <TextInput
            value={picture.alt}
            maxLength={limits.pictureAlt}
            onChange={(event) => onPicture({ ...picture, alt: event.currentTarget.value })}
          />
        </Field>
      )}
    </div>
  )
}
