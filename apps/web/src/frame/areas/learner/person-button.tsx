import { Avatar } from '@lectern/ui/layout/avatar'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './learner-shell.module.css'

interface PersonButtonProps extends ComponentProps<'button'> {
  person: { name: string; avatarUrl?: string | null | undefined }
}

/** The person's picture: the button of their menu, the same before and after the menu itself was loaded. */
export const PersonButton = ({ person, ...rest }: PersonButtonProps) => {
  const { t } = useTexts()
  return (
    <button {...rest} type="button" className={styles.person}>
      <VisuallyHidden>{`${t('common.person_menu')}: ${person.name}`}</VisuallyHidden>
      <Avatar name={person.name} src={person.avatarUrl} size={32} />
    </button>
  )
}
