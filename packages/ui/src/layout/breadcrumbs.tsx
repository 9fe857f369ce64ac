import styles from './breadcrumbs.module.css'
import { Link } from '../actions/link.tsx'

export interface Crumb {
  label: string
  href: string
}

/** The way from the area's root to the parent of the page; the page's own title stands after it. */
export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label} className={styles.crumbs}>
    <ol className={styles.list}>
      {crumbs.map((crumb) => (
        <li key={crumb.href} className={styles.item}>
          <Link className={styles.crumb} href={crumb.href} title={crumb.label}>
            {crumb.label}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
