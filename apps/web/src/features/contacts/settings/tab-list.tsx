import type { ContactSettings, ContactTabSetup } from '@lectern/contract/contacts/contact-settings'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Button } from '@lectern/ui/actions/button'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { usedFields, withTabMoved } from './settings-work.ts'
import styles from './settings.module.css'

interface TabListProps {
  settings: ContactSettings
  current: number | undefined
  mayEdit: boolean
  mayDelete: boolean
  onChoose: (tab: ContactTabSetup) => void
  onSort: (after: ContactSettings) => void
  onRename: (tab: ContactTabSetup) => void
  onRemove: (tab: ContactTabSetup) => void
  /** Missing for whoever may add none. */
  onNew: (() => void) | undefined
}

/** Tabs of the card, in order; the chosen one shows its fields. */
export const TabList = (props: TabListProps) => {
  const { settings, current, mayEdit, mayDelete, onChoose, onSort, onRename, onRemove, onNew } = props
  const { t } = useTexts()
  const { tabs } = settings
  const ids = useMemo(() => tabs.map(({ id }) => String(id)), [tabs])
  const onMove = (from: number, to: number) => onSort(withTabMoved(settings, from, to))
  const { list, itemProps, handleProps } = useSortable({ ids, onMove })
  const entriesOf = (tab: ContactTabSetup) => [
    { kind: 'action' as const, label: t('contacts.settings_tab_rename'), onSelect: () => onRename(tab) },
    ...(mayDelete && tab.fields.length === 0
      ? [
          {
            kind: 'action' as const,
            danger: true,
            label: t('contacts.settings_tab_remove'),
            onSelect: () => onRemove(tab),
          },
        ]
      : []),
  ]
  return (
    <nav aria-label={t('contacts.settings_tabs')} className={styles.tabs}>
      <h2 className={styles.caption}>{t('contacts.settings_tabs')}</h2>
      <ol ref={list} className={styles.list}>
        {tabs.map((tab, at) => (
          <li
            key={tab.id}
            {...itemProps(at)}
            className={classNames(styles.tab, sortItemClass)}
            data-chosen={tab.id === current || undefined}
          >
            {mayEdit && (
              <SortHandle
                {...handleProps(at)}
                name={tab.title}
                label={t('contacts.settings_move', { name: tab.title, place: at + 1, total: tabs.length })}
              />
            )}
            <button
              type="button"
              className={styles.choose}
              aria-current={tab.id === current || undefined}
              onClick={() => onChoose(tab)}
            >
              <span className={styles.name}>{tab.title}</span>
              <span className={styles.muted}>{usedFields(tab).length}</span>
            </button>
            {mayEdit && (
              <MoreMenu
                label={t('contacts.settings_tab_actions', { name: tab.title })}
                entries={entriesOf(tab)}
              />
            )}
          </li>
        ))}
      </ol>
      {onNew && (
        <Button variant="quiet" size="small" icon={<Icon of={Plus} />} onClick={onNew}>
          {t('contacts.settings_tab_new')}
        </Button>
      )}
    </nav>
  )
}
