import { LinkProvider } from '@lectern/ui/actions/link'
import { Suspense, type ReactNode } from 'react'
import { lazily } from '../../../lib/drawing/lazy-part.tsx'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { useTexts } from '../../../lib/texts/index.ts'
import { ConnectionBanner, SkipLink } from '../../index.ts'
import { LearnerHeader, type LearnerHeaderProps } from './learner-header.tsx'
import styles from './learner-shell.module.css'
import { Toasts } from './toasts.tsx'

const TabBar = lazily(async () => (await import('./tab-bar.tsx')).TabBar)

interface LearnerShellProps extends LearnerHeaderProps {
  /** Legal and contact links at the foot. */
  footer?: ReactNode
  /** `read` is the reading column, `wide` is for lists of courses, `bare` brings its own layout. */
  width?: 'read' | 'wide' | 'bare'
  children: ReactNode
}

/** The page frame of the learner: a quiet line on top, the page, a quiet line at the foot. Light: no kit, no zod. */
export const LearnerShell = ({ footer, width = 'read', children, ...header }: LearnerShellProps) => {
  const { t } = useTexts()
  const isHere = useHydrated()
  return (
    <LinkProvider link={AppLink}>
      <div className={styles.shell}>
        <SkipLink to="content" />
        <ConnectionBanner />
        <LearnerHeader {...header} />
        <main id="content" tabIndex={-1} className={styles.content} data-width={width}>
          {children}
        </main>
        <footer className={styles.footer}>
          <span>{header.school.name}</span>
          {footer}
          {header.school.isBrandingShown && (
            <span className={styles.powered}>{t('common.footer_powered')}</span>
          )}
        </footer>
        {isHere && header.person && (
          <Suspense>
            <TabBar unread={header.unread.count} address={header.address} />
          </Suspense>
        )}
      </div>
      <Toasts />
    </LinkProvider>
  )
}
