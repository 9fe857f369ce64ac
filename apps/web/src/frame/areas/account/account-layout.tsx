import { Select } from '@lectern/ui/choices/select'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { AccountAlerts, type User } from '../../../features/identity/index.ts'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { PartPending } from '../../pages/page-pending.tsx'
import styles from './account-layout.module.css'
import { accountPages } from './account-page-names.ts'
import type { AccountPageName } from './account-pages.ts'
import { AccountView } from './account-views.tsx'

/** The partner's page is for partners alone; the own data come last. */
const pagesOf = (user: User): readonly AccountPageName[] =>
  user.is_partner ? [...accountPages.slice(0, -1), 'partner', ...accountPages.slice(-1)] : accountPages

interface NavigationProps {
  pages: readonly AccountPageName[]
  current: AccountPageName
}

const SideNavigation = ({ pages, current }: NavigationProps) => {
  const { t } = useTexts()
  return (
    <nav aria-label={t('account.title')} className={styles.side}>
      <ul>
        {pages.map((name) => (
          <li key={name}>
            <AppLink
              href={paths.account(name)}
              className={styles.entry}
              aria-current={name === current ? 'page' : undefined}
            >
              {t(`account.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone: one native list instead of a column. A page that the person's list leaves out (partnership, before it began) stands in it
 * while it is open: the list would name another one otherwise. */
const PhoneNavigation = ({ pages, current }: NavigationProps) => {
  const { t } = useTexts()
  const router = useRouter()
  // A choice made before there is anybody to act on it would be forgotten.
  const isHere = useHydrated()
  const shown = pages.includes(current) ? pages : [...pages, current]
  return (
    <label className={styles.phone}>
      <span className={styles.phoneLabel}>{t('account.title')}</span>
      <Select
        value={current}
        disabled={!isHere}
        onChange={(event) => void router.navigate({ href: paths.account(event.currentTarget.value) })}
      >
        {shown.map((name) => (
          <option key={name} value={name}>
            {t(`account.${name}`)}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** The learning space: its pages at the side, one of them open. */
export const AccountLayout = () => {
  // Full of what the device knows (zones, names of countries) and the server does not: it loads them, the browser draws them.
  const isHere = useHydrated()
  const { page, alerts, user } = useLoaderData({ from: '/_learner/account/{-$page}' })
  const pages = pagesOf(user)
  return (
    <div className={styles.layout}>
      <SideNavigation pages={pages} current={page.name} />
      <PhoneNavigation pages={pages} current={page.name} />
      <div className={styles.content}>
        {isHere ? (
          <>
            <AccountAlerts alerts={alerts} />
            <AccountView key={page.name} name={page.name} data={page.data} user={user} />
          </>
        ) : (
          <PartPending />
        )}
      </div>
    </div>
  )
}
