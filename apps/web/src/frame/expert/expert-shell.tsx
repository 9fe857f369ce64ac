import { DragWordsContext } from '@lectern/ui/dragging/announcer'
import { LinkProvider } from '@lectern/ui/actions/link'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { ToastRegion } from '@lectern/ui/feedback/toast-region'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { AppLink } from '../../lib/routing/app-link.tsx'
import { useTexts } from '../../lib/texts/index.ts'
import { ConnectionBanner, SkipLink } from '../index.ts'
import styles from './expert-shell.module.css'
import { KeysHelp } from './commands/keys-help.tsx'
import { expertMenu } from './sidebar/menu.ts'
import { ShellContext, type PageKey, type PageOffer } from './shell-context.ts'
import type { ShellPerson } from './shell-person.ts'
import { listOfPage } from './sidebar/list-of-page.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useCollapsed } from './sidebar/use-collapsed.ts'
import { useCommandMenu } from './commands/use-command-menu.tsx'
import { useDragWords } from './use-drag-words.ts'
import { isForPage, useKeys } from './commands/use-keys.ts'
import { visibleMenu } from './sidebar/visible-menu.ts'

interface ExpertShellProps extends ShellPerson {
  /** Expanded permissions in the current school. */
  permissions: ReadonlySet<string>
  /** What the person should know now, above the page. */
  notices?: ReactNode
  children: ReactNode
}

type Opened = { what: 'menu'; on: string } | { what: 'keys'; on: string; keys: readonly PageKey[] }

const nothing: PageOffer = { commands: [], keys: [] }

/** The page frame of the expert area: menu, command menu, keys, connection banner and toasts around one page. */
export const ExpertShell = (props: ExpertShellProps) => (
  <DragWordsContext value={useDragWords()}>
    <Shell {...props} />
  </DragWordsContext>
)

/** Does what the page says of the key. The letter is not written into the field that it leads to. */
const pressPageKey = (keys: readonly PageKey[], event: KeyboardEvent): void => {
  const press = keys.find((each) => each.keys.length === 1 && each.keys[0] === event.key)?.onPress
  if (!press) return
  event.preventDefault()
  press()
}

const Shell = ({ permissions, notices, children, ...person }: ExpertShellProps) => {
  const { t } = useTexts()
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const list = useRouterState({ select: (state) => listOfPage(state.matches.at(-1)?.loaderData) })
  const [collapsed, toggleCollapsed] = useCollapsed(pathname)
  const [opened, setOpened] = useState<Opened>()
  // What was opened on one page is closed on the next.
  const open = opened?.on === pathname ? opened : undefined
  const offered = useRef<PageOffer>(nothing)
  const groups = useMemo(() => visibleMenu(expertMenu, permissions), [permissions])

  const { CommandMenu, open: openCommands, takeEarlyTyping } = useCommandMenu()
  const shell = useMemo(
    () => ({
      openMenu: () => setOpened({ what: 'menu', on: pathname }),
      openCommands,
      openKeys: () => setOpened({ what: 'keys', on: pathname, keys: offered.current.keys }),
      offer: (offer: PageOffer | undefined) => {
        offered.current = offer ?? nothing
      },
    }),
    [pathname, openCommands],
  )
  const close = () => setOpened(undefined)
  const go = (href: string) => void router.navigate({ href })

  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      if (event.key === '?') return shell.openKeys()
      if (event.key === '[') return toggleCollapsed()
      pressPageKey(offered.current.keys, event)
    },
    [toggleCollapsed, shell],
  )
  useKeys(onKey)

  const sidebar = { ...person, groups, pathname, list, openCommands: shell.openCommands }
  return (
    <LinkProvider link={AppLink}>
      <ShellContext value={shell}>
        <div className={styles.shell} data-collapsed={collapsed || undefined}>
          <SkipLink to="content" />
          <aside className={styles.side} aria-label={t('expert.menu')}>
            <Sidebar {...sidebar} collapsed={collapsed} toggleCollapsed={toggleCollapsed} />
          </aside>
          <div className={styles.main}>
            <ConnectionBanner />
            {notices && (
              <section className={styles.notices} aria-label={t('expert.notices')}>
                {notices}
              </section>
            )}
            {children}
          </div>
        </div>
        <SideSheet
          open={open?.what === 'menu'}
          onClose={close}
          from="start"
          title={t('expert.menu')}
          closeLabel={t('common.close')}
        >
          <Sidebar {...sidebar} collapsed={false} />
        </SideSheet>
        {CommandMenu && (
          <CommandMenu
            groups={groups}
            page={() => offered.current.commands}
            person={person}
            permissions={permissions}
            go={go}
            takeEarlyTyping={takeEarlyTyping}
          />
        )}
        <KeysHelp open={open?.what === 'keys'} close={close} page={open?.what === 'keys' ? open.keys : []} />
        <ToastRegion toasts={toasts} label={t('common.notifications')} closeLabel={t('common.close')} />
      </ShellContext>
    </LinkProvider>
  )
}
