import { Avatar } from '@lectern/ui/layout/avatar'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { paths, loginPath } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { Preferences } from '../../index.ts'
import { BellTool } from '../bell/bell-tool.tsx'
import type { useUnread } from '../bell/use-unread.ts'
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
      }
    | undefined
  /** What a person has not read. */
  unread: ReturnType<typeof useUnread>
  onSignOut: () => void
  /** Where the visitor comes back to after signing in. */
  address?: string | undefined
}

/** School, language, theme and the person, in one quiet line. */
export const LearnerHeader = ({
  school,
  person,
  unread,
  onSignOut,
  address,
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
      <div className={styles.tools}>
        <span data-bar className={styles.ofPage} />
        <PreferenceTools {...preferences} />
        {person ? (
          <>
            <BellTool {...unread} />
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
