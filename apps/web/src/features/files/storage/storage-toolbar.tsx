import { fileKinds } from '@lectern/contract/files/kinds'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Select } from '@lectern/ui/choices/select'
import { LayoutGrid, List } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { kindTexts } from './files/file-words.ts'
import styles from './storage.module.css'
import { type StorageOrder, storageOrders, type StorageSearch } from './storage-search.ts'
import type { StorageView } from './use-view.ts'

interface StorageToolbarProps {
  field: RefObject<HTMLDivElement | null>
  search: StorageSearch
  onSearch: (part: StorageSearch) => void
  view: StorageView
  onView: (view: StorageView) => void
}

const orderTexts: Readonly<Record<StorageOrder, TextId>> = {
  uploaded_at: 'files.order_uploaded_at',
  original_name: 'files.order_original_name',
  bytes: 'files.order_bytes',
}

/** What was typed goes into the address when the typing rests. */
const useRestedWords = (asked: string, onWords: (words: string) => void) => {
  const [typed, setTyped] = useState(asked)
  const [before, setBefore] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed by other means: back, or a filter that was cleared.
  if (before !== asked) {
    setBefore(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (words: string) => {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onWords(words.trim()), words === '' ? 0 : 250)
  }
  return [typed, type] as const
}

/** Search, filters, order and view of the storage. */
export const StorageToolbar = ({ field, search, onSearch, view, onView }: StorageToolbarProps) => {
  const { t } = useTexts()
  const [words, type] = useRestedWords(search.q ?? '', (q) => onSearch({ q: q === '' ? undefined : q }))
  return (
    <div className={styles.toolbar}>
      <div ref={field} className={styles.search}>
        <SearchInput
          value={words}
          onChange={type}
          label={t('files.search')}
          clearLabel={t('files.search_clear')}
        />
      </div>
      <Select
        aria-label={t('files.filter_kind')}
        value={search.kind ?? ''}
        onChange={(event) => onSearch({ kind: fileKinds.find((kind) => kind === event.currentTarget.value) })}
      >
        <option value="">{t('files.every_kind')}</option>
        {fileKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindTexts[kind])}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('files.filter_used')}
        value={search.used ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget
          onSearch({ used: value === 'yes' || value === 'no' ? value : undefined })
        }}
      >
        <option value="">{t('files.used_or_not')}</option>
        <option value="yes">{t('files.used_yes')}</option>
        <option value="no">{t('files.used_no')}</option>
      </Select>
      {view === 'grid' && (
        <Select
          aria-label={t('files.order')}
          value={search.order ?? 'uploaded_at'}
          onChange={(event) => {
            const order = storageOrders.find((each) => each === event.currentTarget.value)
            onSearch({ order, direction: undefined })
          }}
        >
          {storageOrders.map((order) => (
            <option key={order} value={order}>
              {t(orderTexts[order])}
            </option>
          ))}
        </Select>
      )}
      <Segmented
        label={t('files.view')}
        compact
        value={view}
        onChange={onView}
        segments={[
          { value: 'grid', label: t('files.view_grid'), icon: LayoutGrid },
          { value: 'list', label: t('files.view_list'), icon: List },
        ]}
      />
    </div>
  )
}
