import { type ListView, viewLimits, type ViewCount, type ViewedListName } from '@lectern/contract/views/views'
import { Button } from '@lectern/ui/actions/button'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { type TabItem, Tabs } from '@lectern/ui/layout/tabs'
import { ArrowLeft, ArrowRight, BookmarkPlus, Copy, PencilLine, Trash2, Users } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { isPageFree, NameDialog, useKeys } from '../../frame/expert/index.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { areSameColumns, isSameQuery } from './same-list.ts'
import { type KeptList, useViewCounts, useViews, type Views } from './use-views.ts'
import styles from './views.module.css'

/** A view that comes with the list: nobody changes it, and its id is below 0. */
export interface ReadyView extends ListView {
  readonly count: number | undefined
}

const noReady: readonly ReadyView[] = []

/** The ready view whose question is a part of what is asked. */
const openReady = (ready: readonly ReadyView[], { query }: KeptList): ReadyView | undefined =>
  ready.find((view) => Object.entries(view.query).every(([part, value]) => query[part] === value))

interface ViewTabsProps {
  list: ViewedListName
  /** The id of the open view, as the address says it. */
  saved: number | undefined
  /** Views that every school has, before those that people keep; `count` is known without asking. */
  ready?: readonly ReadyView[] | undefined
  /** What is asked of the list now; columns: null while nobody chose others for this question. */
  now: KeptList
  /** The rows have come: what the views find may be counted. */
  isListed: boolean
  /** Opens a view, or with `undefined` the whole list. */
  onOpen: (view: ListView | undefined) => void
  /** The open view is gone, or another person's: the question stays as it is. */
  onLeave: () => void
  children: ReactNode
}

const all = 'all'

/** Views of a list as tabs above it, the first one the whole list. A view that was changed can be saved, or put back. */
export const ViewTabs = (props: ViewTabsProps) => {
  const { list, saved, now, isListed, onOpen, onLeave, children, ready = noReady } = props
  const { t, number } = useTexts()
  const views = useViews(list)
  const counts = useViewCounts(list, views.views, isListed)
  const [naming, setNaming] = useState<ListView | 'new'>()
  const open = saved === undefined ? openReady(ready, now) : views.views.find(({ id }) => id === saved)
  const offered = [...ready, ...views.views]
  const asksNothing = Object.keys(now.query).length === 0 && now.columns === null
  const isChanged = open ? !isSameList(open, now) : !asksNothing
  useViewKeys(offered, onOpen)
  // A link may name a view alone.
  const isBare = open !== undefined && asksNothing && !isSameList(open, now)
  useEffect(() => {
    if (isBare) onOpen(open)
    // oxlint-disable-next-line react/exhaustive-deps -- when the view becomes known; later its conditions may have been taken away
  }, [open?.id])
  return (
    <>
      <Tabs
        label={t('views.label')}
        items={[
          { id: all, label: t('views.all') },
          ...ready.map((view) => readyTab(view, number)),
          ...views.views.map((view) => tabOf(view, counts.get(view.id), number)),
        ]}
        value={open ? String(open.id) : all}
        onChange={(id) => onOpen(offered.find((view) => String(view.id) === id))}
        end={
          open && (
            <MoreMenu
              label={t('views.actions', { name: open.name })}
              entries={viewEntries(open, { t, views, onRename: () => setNaming(open), onOpen })}
            />
          )
        }
      >
        <div className={styles.list}>
          {saved !== undefined && views.isLoaded && !open && (
            <Notice announce="politely" close={{ label: t('common.close'), onClose: onLeave }}>
              {t('views.not_seen')}
            </Notice>
          )}
          {isChanged && (
            <ChangedView
              open={open}
              onSave={(view) => void views.change(view, { query: now.query, columns: copied(now.columns) })}
              onSaveNew={() => setNaming('new')}
              onReset={() => onOpen(open)}
            />
          )}
          {children}
        </div>
      </Tabs>
      {naming && <ViewName {...{ naming, views, now, onOpen }} onClose={() => setNaming(undefined)} />}
    </>
  )
}

interface ViewNameProps extends Pick<ViewTabsProps, 'now' | 'onOpen'> {
  naming: ListView | 'new'
  views: Views
  onClose: () => void
}

/** Asks for the name of a new view, or another name of one. */
const ViewName = ({ naming, views, now, onOpen, onClose }: ViewNameProps) => {
  const { t } = useTexts()
  return (
    <NameDialog
      title={t(naming === 'new' ? 'views.new' : 'views.rename')}
      label={t('views.name')}
      submitLabel={t('views.save')}
      start={naming === 'new' ? '' : naming.name}
      maxLength={viewLimits.nameLength}
      field="name"
      save={async (name) =>
        naming === 'new' ? onOpen(await views.keep(name, now)) : views.rename(naming, name)
      }
      onClose={onClose}
    />
  )
}

const copied = (columns: readonly string[] | null): string[] | null => columns && [...columns]

const isSameList = (view: KeptList, now: KeptList): boolean =>
  isSameQuery(view.query, now.query) && areSameColumns(view.columns, now.columns)

type FormatCount = (value: number) => string

const readyTab = ({ id, name, count }: ReadyView, format: FormatCount): TabItem<string> => ({
  ...{ id: String(id), label: name },
  count: count === undefined ? undefined : format(count),
})

const tabOf = (
  { id, name }: ListView,
  counted: ViewCount | undefined,
  format: FormatCount,
): TabItem<string> => ({ id: String(id), label: name, count: counted && countWords(counted, format) })

/** A count with "+" where there are more; "!" where a condition works no more. */
const countWords = (
  { count, is_more: isMore, is_broken: isBroken }: ViewCount,
  format: FormatCount,
): string | undefined => {
  if (isBroken) return '!'
  return count === null || (isMore && count === 0) ? undefined : format(count) + (isMore ? '+' : '')
}

/** 1 opens the whole list, 2 to 9 the views behind it. */
const useViewKeys = (views: readonly ListView[], onOpen: ViewTabsProps['onOpen']): void =>
  useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isPageFree(event)) return
    if (!/^[1-9]$/.test(event.key)) return
    const at = Number(event.key) - 2
    if (at >= views.length) return
    event.preventDefault()
    onOpen(at < 0 ? undefined : views[at])
  })

interface ChangedProps {
  open: ListView | undefined
  onSave: (view: ListView) => void
  onSaveNew: () => void
  onReset: () => void
}

const ChangedView = ({ open, onSave, onSaveNew, onReset }: ChangedProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.changed} role="group" aria-label={t('views.changed')}>
      {open && <span className={styles.word}>{t('views.changed')}</span>}
      {open?.may_change && (
        <Button size="small" variant="primary" onClick={() => onSave(open)}>
          {t('views.save')}
        </Button>
      )}
      <Button
        size="small"
        variant={open ? 'secondary' : 'quiet'}
        icon={<Icon of={BookmarkPlus} />}
        onClick={onSaveNew}
      >
        {t(open ? 'views.save_new' : 'views.new')}
      </Button>
      {open && (
        <Button size="small" variant="quiet" onClick={onReset}>
          {t('views.reset')}
        </Button>
      )}
    </div>
  )
}

interface EntryTools extends Pick<ViewTabsProps, 'onOpen'> {
  t: ReturnType<typeof useTexts>['t']
  views: Views
  onRename: () => void
}

const viewEntries = (view: ListView, { t, views, onRename, onOpen }: EntryTools): MenuEntry[] => {
  const copy: MenuEntry = {
    kind: 'action',
    label: t('views.duplicate'),
    icon: Copy,
    onSelect: () => void views.duplicate(view),
  }
  if (!view.may_change) return [copy]
  const group = views.views.filter((each) => each.is_shared === view.is_shared)
  const at = group.indexOf(view)
  const move = (label: string, icon: typeof ArrowLeft, position: number): MenuEntry => ({
    ...{ kind: 'action', label, icon, disabled: position < 0 || position >= group.length },
    onSelect: () => void views.change(view, { position }),
  })
  return [
    { kind: 'action', label: t('views.rename'), icon: PencilLine, onSelect: onRename },
    {
      ...{ kind: 'choice', label: t('views.share'), icon: Users, chosen: view.is_shared },
      onSelect: () => void views.change(view, { is_shared: !view.is_shared }),
    },
    copy,
    move(t('views.move_left'), ArrowLeft, at - 1),
    move(t('views.move_right'), ArrowRight, at + 1),
    { kind: 'separator' },
    {
      ...{ kind: 'action', label: t('views.delete'), icon: Trash2, danger: true },
      onSelect: () => {
        onOpen(undefined)
        void views.remove(view)
      },
    },
  ]
}
