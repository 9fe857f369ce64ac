import type { Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import { Notice } from '@lectern/ui/feedback/notice'
import { useRef, type ComponentProps } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { useShownExtras } from '../../../shown/shown-extras.ts'
import styles from './picture-frame.module.css'

interface PictureFrameProps extends ComponentProps<'div'> {
  image: Picture | null | undefined
}

/** The picture that a question is answered on; what lies on it is placed by shares of its width and height. */
export const PictureFrame = ({ image, children, ...rest }: PictureFrameProps) => {
  const { t } = useTexts()
  const { pictures, renew } = useShownExtras()
  const asked = useRef(false)
  const shown = pictures.find(({ uuid }) => uuid === image?.uuid)
  const ask = () => {
    if (asked.current) return
    asked.current = true
    renew().catch(() => undefined)
  }
  if (!image || !shown?.url) return <Notice tone="warning">{t('quiz.picture_missing')}</Notice>
  const { url, width, height } = shown
  // The place is kept before the picture is there: nothing around it moves, and marks stand where they belong at once.
  const size = width && height ? { '--picture-width': width, '--picture-ratio': width / height } : undefined
  return (
    <div {...rest} className={styles.frame} style={{ ...rest.style, ...size }} data-sized={size && ''}>
      <img
        className={styles.picture}
        src={url}
        alt={image.alt}
        width={width ?? undefined}
        height={height ?? undefined}
        draggable={false}
        onError={ask}
      />
      {children}
    </div>
  )
}
