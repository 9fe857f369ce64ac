import { Avatar } from '@lectern/ui/layout/avatar'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import type { ReactNode } from 'react'
import { paths, loginPath } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { Preferences } from '../../index.ts'
import { BellTool } from '../bell/bell-tool.tsx'
import { PersonTool, PreferenceTools } from './header-tools.tsx'
import styles from './learner-shell.module.css'

export interface LearnerHeaderProps extends Preferences {
  school: { name: string; logoUrl?: string | null | undefined; isBrandingShown?: boolean }
  /** Absent for a visitor. */
  person?:
    | {
        name: string
        email: string
        avatarUrl?: string | null | undefined
        isExpert?: boolean | undefined
        unread: number
      }
    | undefined
  onSignOut: () => void
  /** Where the visitor comes back to after signing in. */
  address?: string | undefined
  /** In the middle of the line, such as the course and a button for its program. */
  headerContent?: ReactNode
}

/** School, language, theme and the person, in one quiet line. */
export const LearnerHeader = ({
  school,
  person,
  onSignOut,
  address,
  headerContent,
  ...preferences
}: LearnerHeaderProps) => {
  const { t } = useTexts()
  return (
    <header className={`${styles.header} ${person ? '' : styles.signedOut}`}>
      <Link href={paths.home} className={styles.school}>
        {school.logoUrl ? (
          <img src={school.logoUrl} alt="" className={styles.logo} />
        ) : (
          <Avatar name={school.name} shape="square" size={28} />
        )}
        <span className={styles.schoolName}>{school.name}</span>
      </Link>
      {headerContent && <div className={styles.middle}>{headerContent}</div>}
      <div className={styles.tools}>
        <PreferenceTools {...preferences} />
        {person ? (
          <>
            <BellTool unread={person.unread} />
            <PersonTool person={person} onSignOut={onSignOut} {...preferences} />
          </>
        ) : (
          <Link href={loginPath(address ?? paths.home)} className={buttonClass({ variant: 'secondary' })}>
            {t('common.sign_in')}
          </Link>
        )}
      </div>
    </header>
  )
}
