import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useLoaderData, useRouterState } from '@tanstack/react-router'
import { loginPath } from '../../lib/routing/paths.ts'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'
import styles from './comments.module.css'
import { Thread } from './thread.tsx'

export interface UnitCommentsProps {
  unit: number
  title: string
}

/** The comments of a unit, for whoever is signed in. */
export const UnitComments = ({ unit, title }: UnitCommentsProps) => {
  const { t } = useTexts()
  const hasTexts = useNeededTexts('comments')
  const { visitor } = useLoaderData({ from: '__root__' })
  const here = useRouterState({ select: (state) => state.location.href })
  if (!hasTexts) return <SkeletonText lines={6} />
  return (
    <section className={styles.comments} aria-labelledby={`comments-${unit}`}>
      <h2 id={`comments-${unit}`} className={styles.title}>
        {title || t('comments.title')}
      </h2>
      {visitor === null ? (
        <div className={styles.closed}>
          <p>{t('comments.sign_in')}</p>
          <Link href={loginPath(here)} className={buttonClass({ variant: 'primary' })}>
            {t('common.sign_in')}
          </Link>
        </div>
      ) : (
        <Thread place={{ type: 'info-unit', id: unit }} person={visitor.id} />
      )}
    </section>
  )
}
