import type { Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import { useRef } from 'react'
import { useShownExtras } from './shown-extras.ts'
import styles from './shown.module.css'

/** As wide as a picture in a question is shown at most (document 002 §9). */
const widest = 400

/** A picture of the author, at its size, as far as there is room; what it shows, in words, where it is gone. */
export const AuthorPicture = ({ picture }: { picture: Picture }) => {
  const { pictures, renew } = useShownExtras()
  const asked = useRef(false)
  const found = pictures.find(({ uuid }) => uuid === picture.uuid)
  if (!found?.url) return picture.alt && <span className={styles.gone}>{picture.alt}</span>
  const { width: own, height: ownHeight } = found
  const width = Math.min(picture.width ?? own ?? widest, widest)
  const ask = () => {
    if (asked.current) return
    asked.current = true
    renew().catch(() => undefined)
  }
  return (
    <img
      className={styles.picture}
      src={found.url}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
      {...(own !== null && ownHeight !== null && { width: own, height: ownHeight })}
      style={{ inlineSize: width, ...(picture.height && { blockSize: picture.height }) }}
      onError={ask}
    />
  )
}
