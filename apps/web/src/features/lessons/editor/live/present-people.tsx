import type { Present } from '@lectern/contract/lessons/live'
import { Avatar } from '@lectern/ui/layout/avatar'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './present-people.module.css'

/** Somebody in the lesson; `isOwn` for another tab of the reader. */
export interface PersonHere extends Present {
  readonly isOwn?: boolean
}

interface PresentPeopleProps {
  people: readonly PersonHere[]
  /** What of the lesson they are in, for those who do not see where the faces stand. */
  label: string
  size?: 20 | 24
}

/** How many faces stand side by side; the others are counted. */
const shown = 4

/** One entry for each person, in however many tabs. */
const personsIn = (people: readonly PersonHere[]): PersonHere[] => [
  ...new Map(people.map((person) => [person.user_id, person])).values(),
]

/** The faces of those who work in a lesson or in a part of it. */
export const PresentPeople = ({ people, label, size = 24 }: PresentPeopleProps) => {
  const { t } = useTexts()
  const persons = personsIn(people)
  if (persons.length === 0) return null
  const names = persons
    .map(({ name, isOwn = false }) => (isOwn ? t('lesson-editor.people_own_tab') : name))
    .join(', ')
  const more = persons.length - shown
  return (
    <span className={styles.people} title={names}>
      {persons.slice(0, shown).map(({ user_id, name, isOwn = false }) => (
        <span key={user_id} className={styles.person} data-own={isOwn || undefined}>
          <Avatar name={name} size={size} />
        </span>
      ))}
      {more > 0 && (
        <span className={styles.more} aria-hidden="true">
          {t('lesson-editor.people_more', { count: more })}
        </span>
      )}
      <VisuallyHidden>{`${label}: ${names}`}</VisuallyHidden>
    </span>
  )
}
