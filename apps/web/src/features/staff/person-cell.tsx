import textStyles from '@lectern/ui/text/text.module.css'
import { Avatar } from '@lectern/ui/layout/avatar'
import type { ReactNode } from 'react'
import styles from './team/team.module.css'

interface PersonCellProps {
  person: { name: string; email: string }
  avatarUrl?: string | null | undefined
  /** In place of the bare name, such as a link. */
  children?: ReactNode
}

/** A person in a list: picture, name and address. */
export const PersonCell = ({ person, avatarUrl, children }: PersonCellProps) => (
  <span className={styles.person}>
    <Avatar name={person.name} src={avatarUrl} size={28} />
    <span className={styles.personWords}>
      {children ?? <span>{person.name}</span>}
      {person.name !== person.email && <Address email={person.email} />}
    </span>
  </span>
)

/** An address that breaks before its sign where it does not fit, rather than within a word. */
const Address = ({ email }: { email: string }) => {
  const sign = email.lastIndexOf('@')
  return (
    <span className={textStyles.muted}>
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </span>
  )
}
