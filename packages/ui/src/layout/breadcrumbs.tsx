import { Button } from '../actions/button.tsx'
import { Link } from '../actions/link.tsx'
import { Menu } from '../actions/menu.tsx'
import styles from './breadcrumbs.module.css'
import { useFoldedPath } from './use-folded-path.ts'

export interface Crumb {
  label: string
  href: string
}

interface BreadcrumbsProps {
  label: string
  crumbs: readonly Crumb[]
  /** Of the button that stands for what has no room. */
  moreLabel: string
}

/**
 * The way from the area's root to the parent of the page. The page's own title stands after it in the same header: the path folds
 * before a name in it becomes a stub, and before the title does.
 */
export const Breadcrumbs = ({ label, crumbs, moreLabel }: BreadcrumbsProps) => {
  const path = useFoldedPath()
  return (
    <nav ref={path} aria-label={label} className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href} className={styles.item}>
            <Link className={styles.crumb} href={crumb.href} title={crumb.label}>
              {crumb.label}
            </Link>
          </li>
        ))}
        <li className={styles.more}>
          <Menu
            label={label}
            entries={crumbs.map((crumb) => ({ kind: 'link', ...crumb }))}
            renderTrigger={(attributes) => (
              <Button {...attributes} variant="quiet" size="small" aria-label={moreLabel}>
                …
              </Button>
            )}
          />
        </li>
      </ol>
    </nav>
  )
}
