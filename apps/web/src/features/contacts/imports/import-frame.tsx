import { Tabs } from '@lectern/ui/layout/tabs'
import type { ReactNode } from 'react'
import { ExpertPage, type KeyHint, type PageKey } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { type ImportTab, importTabs } from './import-search.ts'
import styles from './imports.module.css'

interface ImportFrameProps {
  title: string
  saved?: ReactNode
  actions?: ReactNode
  keys?: readonly PageKey[]
  hints?: readonly KeyHint[]
  tab: ImportTab
  /** Those that can be opened at this step. */
  open: readonly ImportTab[]
  onTab: (tab: ImportTab) => void
  /** Facts about the open tab, at the end of the row of tabs. */
  facts?: string | undefined
  children: ReactNode
}

/** A page of one import with its four steps as tabs. */
export const ImportFrame = ({ title, tab, open, onTab, facts, children, ...page }: ImportFrameProps) => {
  const { t } = useTexts()
  const crumbs = [
    { label: t('expert.menu_contacts'), href: '/expert/crm/contacts' },
    { label: t('contact-imports.imports'), href: '/expert/crm/contacts/import' },
  ]
  return (
    <ExpertPage title={title} crumbs={crumbs} {...page}>
      <Tabs
        label={t('contact-imports.steps')}
        items={importTabs.map((id, at) => ({
          id,
          label: t('contact-imports.step', { number: at + 1, name: t(`contact-imports.tab_${id}`) }),
          disabled: !open.includes(id),
        }))}
        value={tab}
        onChange={onTab}
        end={facts !== undefined && <span className={styles.facts}>{facts}</span>}
      >
        {children}
      </Tabs>
    </ExpertPage>
  )
}
