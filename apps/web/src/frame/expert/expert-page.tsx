import { Breadcrumbs, type Crumb } from '@lectern/ui/layout/breadcrumbs'
import { classNames } from '@lectern/ui/theme/class-names'
import { buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton, wordClass, wordedClass } from '@lectern/ui/actions/icon-button'
import { Link } from '@lectern/ui/actions/link'
import { ChevronLeft, Menu } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './expert-page.module.css'
import { KeyLine } from './commands/key-line.tsx'
import { useShell, type Command, type KeyHint, type PageKey } from './shell-context.ts'

interface ExpertPageProps {
  title: string
  /** From the menu entry down to the parent of the page. */
  crumbs?: readonly Crumb[]
  /** A `SavedState`, where the page keeps work. */
  saved?: ReactNode
  /** Buttons at the right, the main one last. */
  actions?: ReactNode
  /** `list` fills the width, `form` is one column of 560 px, `text` is the reading width, `bare` has no padding. */
  width?: 'list' | 'form' | 'text' | 'bare'
  /** Offered by the command menu while the page is open. */
  commands?: readonly Command[]
  /** Listed under `?`. */
  keys?: readonly PageKey[]
  /** Shown in one line at the foot, where the page is worked on by keyboard. */
  hints?: readonly KeyHint[]
  children: ReactNode
}

/** A page of the expert area: the top line with its title, and its content. */
export const ExpertPage = (props: ExpertPageProps) => {
  const { title, crumbs = [], saved, actions, width = 'list', commands, keys, hints, children } = props
  const { t } = useTexts()
  const { openMenu, openKeys, offer } = useShell()
  const parent = crumbs.at(-1)

  useEffect(() => offer({ commands: commands ?? [], keys: keys ?? [] }))
  useEffect(() => () => offer(undefined), [offer])

  return (
    <>
      <header className={styles.bar}>
        <div className={styles.phone}>
          <IconButton
            icon={Menu}
            label={t('expert.menu_open')}
            word={t('expert.menu_word')}
            tipSide="below"
            onClick={openMenu}
          />
          {parent && (
            <Link
              href={parent.href}
              className={classNames(buttonClass({ variant: 'quiet' }), wordedClass, styles.back)}
              aria-label={t('expert.back_to', { page: parent.label })}
            >
              <Icon of={ChevronLeft} />
              <span className={wordClass}>{t('expert.back_word')}</span>
            </Link>
          )}
        </div>
        {crumbs.length > 0 && (
          <div className={styles.crumbs}>
            <Breadcrumbs
              label={t('expert.breadcrumbs')}
              crumbs={crumbs}
              moreLabel={t('expert.breadcrumbs_more')}
            />
            <span className={styles.slash} aria-hidden="true">
              /
            </span>
          </div>
        )}
        <h1 className={styles.title} title={title}>
          {title}
        </h1>
        {saved && <div className={styles.saved}>{saved}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <main id="content" tabIndex={-1} className={styles.content} data-width={width}>
        {children}
      </main>
      {hints && hints.length > 0 && <KeyLine hints={hints} openKeys={openKeys} />}
    </>
  )
}
