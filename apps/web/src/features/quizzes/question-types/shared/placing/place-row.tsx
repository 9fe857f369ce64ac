import type { ComponentProps } from 'react'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import { PlaceZone } from './place-zone.tsx'
import styles from './placing.module.css'

/** A place with its name. */
export const PlaceRow = (props: ComponentProps<typeof PlaceZone>) => (
  <li className={styles.place} data-drop-place={props.place.id}>
    <span className={styles.name}>
      <AuthorThing thing={props.place} />
    </span>
    <PlaceZone {...props} />
  </li>
)
