import { Avatar } from '@lectern/ui/layout/avatar'
import { LinkProvider } from '@lectern/ui/actions/link'
import type { PublicSchool } from '@lectern/contract/schools/schools'
import type { ReactNode } from 'react'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { ConnectionBanner } from '../../../frame/index.ts'
import styles from './enter.module.css'

interface EnterLayoutProps {
  /** Null while there is none on this server. */
  school: PublicSchool | null
  /** Language and colours. */
  tools: ReactNode
  /** The school's own links. */
  foot: ReactNode
  children: ReactNode
}

const platformName = 'Lectern'

/** A calm card under the school's name, for everything that lets people in. */
export const EnterLayout = ({ school, tools, foot, children }: EnterLayoutProps) => (
  <LinkProvider link={AppLink}>
    <div className={styles.page}>
      <ConnectionBanner />
      <header className={styles.bar}>
        <AppLink href={paths.home} className={styles.school}>
          {school?.logo_url ? (
            <img src={school.logo_url} alt="" className={styles.logo} />
          ) : (
            <Avatar name={school?.name ?? platformName} shape="square" size={28} />
          )}
          <span>{school?.name ?? platformName}</span>
        </AppLink>
        <div className={styles.tools}>{tools}</div>
      </header>
      <main className={styles.middle}>
        <div className={styles.card}>{children}</div>
      </main>
      <footer className={styles.foot}>{foot}</footer>
    </div>
  </LinkProvider>
)
