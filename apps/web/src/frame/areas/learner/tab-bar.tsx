import { Icon } from '@lectern/ui/layout/icon'
import { Link } from '@lectern/ui/actions/link'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { BookOpen, House, type LucideIcon, MessageSquareText, UserRound } from 'lucide-react'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { type TabName, tabOf } from './tab-of.ts'
import styles from './tab-bar.module.css'

interface TabBarProps {
  /** What the person has not read. */
  unread: number
  /** Of the page that is shown. */
  address: string | undefined
}

const tabs: Readonly<Record<TabName, { href: string; icon: LucideIcon }>> = {
  home: { href: paths.home, icon: House },
  courses: { href: paths.account('products'), icon: BookOpen },
  answers: { href: paths.account('inbox'), icon: MessageSquareText },
  account: { href: paths.account('profile'), icon: UserRound },
}
const names = ['home', 'courses', 'answers', 'account'] as const

/** The four places of a learner, within reach of a thumb on a phone. */
export const TabBar = ({ unread, address = paths.home }: TabBarProps) => {
  const { t } = useTexts()
  const here = tabOf(address)
  return (
    <nav className={styles.tabs} aria-label={t('common.tabs')}>
      {names.map((name) => (
        <Link
          key={name}
          href={tabs[name].href}
          className={styles.tab}
          aria-current={name === here.tab ? (here.isItsPage ? 'page' : 'true') : undefined}
        >
          <Icon of={tabs[name].icon} />
          <span>{t(`common.tab_${name}`)}</span>
          {name === 'answers' && unread > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <VisuallyHidden>{t('common.bell_unread', { count: unread })}</VisuallyHidden>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
