import { AuthorThing } from '../../../shown/author-thing.tsx'
import { PartMark } from '../../../shown/part-marks.ts'
import { MarkedThings, type MarkedThing } from './marked-things.tsx'
import styles from './placing.module.css'
import type { Named } from './use-placing.ts'

interface PlacedResultProps {
  places: readonly (Named & { readonly things: readonly MarkedThing[] })[]
}

/** Places with what was put there, marked as far as the quiz shows it. */
export const PlacedResult = ({ places }: PlacedResultProps) => (
  <ul className={styles.places}>
    {places.map((place) => (
      <li key={place.id} className={styles.place}>
        <span className={styles.name}>
          <AuthorThing thing={place} />
          <PartMark part={place.id} />
        </span>
        <MarkedThings things={place.things} />
      </li>
    ))}
  </ul>
)
