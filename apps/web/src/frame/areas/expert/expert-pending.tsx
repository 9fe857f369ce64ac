import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { Skeleton, SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Avatar } from '@lectern/ui/layout/avatar'
import { useRouterState } from '@tanstack/react-router'
import { use, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { expertMenu } from '../../expert/sidebar/menu.ts'
import { menuSpace } from '../../expert/sidebar/menu-space.ts'
import { SidebarMenu } from '../../expert/sidebar/sidebar-menu.tsx'
import { currentRoute, visibleMenu } from '../../expert/sidebar/visible-menu.ts'
import { EarlyFrameContext, type EarlyFrame } from './early-frame.ts'
import styles from './expert-pending.module.css'
import { useSchoolPages } from './use-school-pages.ts'

/** The frame that the server drew into this page, read before it goes. */
const drawnFrame = (): EarlyFrame | undefined => {
  const { school, granted } = document.querySelector<HTMLElement>('[data-granted]')?.dataset ?? {}
  return school === undefined || granted === undefined ? undefined : { school, granted: granted.split(' ') }
}

const entries = [0, 1, 2, 3, 4, 5, 6, 7]

const SkeletonMenu = () => entries.map((entry) => <Skeleton key={entry} height="20px" />)

const EarlyMenu = ({ frame: { school, granted }, pathname }: { frame: EarlyFrame; pathname: string }) => {
  const permissions = expandPermissions(granted)
  const menu = {
    groups: visibleMenu(expertMenu, permissions),
    schoolPages: useSchoolPages(permissions),
    pathname,
    list: undefined,
  }
  return (
    <>
      {school !== '' && (
        <div className={styles.school}>
          <Avatar name={school} shape="square" size={24} />
          <span className={styles.schoolName}>{school}</span>
        </div>
      )}
      <Skeleton height="32px" />
      <SidebarMenu {...menu} collapsed={false} />
    </>
  )
}

const Heading = ({ pathname }: { pathname: string }) => {
  const { t } = useTexts()
  const route = currentRoute(expertMenu, pathname)
  const entry = expertMenu.flatMap((group) => group.entries).find((each) => each.route === route)
  return route === undefined || entry === undefined ? <Skeleton width="10rem" /> : t(entry.text)
}

/**
 * What stands in for the workbench until its code is there: the school and the menu, whose links lead on, drawn by the server; the
 * page's name; and a page in outline.
 */
export const ExpertPending = () => {
  const { t } = useTexts()
  const drawn = use(EarlyFrameContext)
  const [frame] = useState(() => drawn ?? (typeof document === 'undefined' ? undefined : drawnFrame()))
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <div
      className={styles.shell}
      data-menu={menuSpace(pathname)}
      data-school={frame?.school}
      data-granted={frame?.granted.join(' ')}
    >
      <aside className={styles.side} aria-label={t('expert.menu')}>
        {frame ? <EarlyMenu frame={frame} pathname={pathname} /> : <SkeletonMenu />}
      </aside>
      <div className={styles.bar}>
        <Heading pathname={pathname} />
      </div>
      <div className={styles.content} role="status" aria-label={t('common.loading')}>
        <SkeletonText lines={6} />
      </div>
    </div>
  )
}
