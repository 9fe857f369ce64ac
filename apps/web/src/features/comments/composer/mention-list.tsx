import type { Mentionable } from '@lectern/contract/comments/comment'
import { Avatar } from '@lectern/ui/layout/avatar'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './composer.module.css'

interface MentionListProps {
  id: string
  people: readonly Mentionable[]
  /** Which of them Enter takes. */
  at: number
  onMove: (at: number) => void
  onChoose: (person: Mentionable) => void
}

/** Of the option in a list. */
export const optionId = (id: string, person: Mentionable): string => `${id}-${person.id}`

/** People whom the name that is being written can mean; the keyboard stays in the text. */
export const MentionList = ({ id, people, at, onMove, onChoose }: MentionListProps) => {
  const { t } = useTexts()
  return (
    <>
      <VisuallyHidden role="status">{t('comments.people_found', { count: people.length })}</VisuallyHidden>
      {people.length > 0 && (
        <div id={id} role="listbox" aria-label={t('comments.people')} className={styles.people}>
          {people.map((person, place) => (
            <div
              key={person.id}
              id={optionId(id, person)}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className={styles.person}
              // The caret stays where the name is written.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onMove(place)}
              onClick={() => onChoose(person)}
              onKeyDown={(event) => event.key === 'Enter' && onChoose(person)}
            >
              <Avatar name={person.name} src={person.avatar_url} size={24} />
              <span className={styles.personName}>{person.name}</span>
              {person.is_team && <span className={styles.personSide}>{t('comments.team')}</span>}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
