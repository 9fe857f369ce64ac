import { useState } from 'react'
import { hueOf, initialsOf } from './avatar-face.ts'
import styles from './avatar.module.css'
import { classNames } from '../theme/class-names.ts'
import '../theme/css-variables.ts'

interface AvatarProps {
  name: string
  src?: string | null | undefined
  /** Pixels. */
  size?: 20 | 24 | 28 | 32 | 40 | 64 | 96 | undefined
  /** Round for people, square for schools and courses. */
  shape?: 'round' | 'square' | undefined
}

/** A face beside a name, so it says nothing to assistive technology itself; initials where there is no picture. */
export const Avatar = ({ name, src, size = 32, shape = 'round' }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const hasPicture = src !== undefined && src !== null && src !== '' && src !== failed
  return (
    <span
      className={classNames(styles.avatar, shape === 'square' && styles.square)}
      style={{ '--size': `${size}px`, '--hue': hueOf(name) }}
      aria-hidden="true"
    >
      {initialsOf(name)}
      {hasPicture && (
        <img
          className={styles.image}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}
