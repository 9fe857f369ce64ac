import { noteColors, noteKinds } from '@lectern/contract/notes/note-limits'
import { Select } from '@lectern/ui/choices/select'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRested } from '../../../lib/use-rested.ts'
import styles from '../notes.module.css'
import type { NotesSearch } from './notes-search.ts'

/** Which notes of a course are asked for: by words, by kind and by colour. */
export const NotesFilters = ({ search }: { search: NotesSearch }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search.query ?? '')
  const words = useRested(typed.trim(), 400)
  const go = (next: NotesSearch) =>
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  useEffect(() => {
    if (words === (search.query ?? '')) return
    const { query: _query, page: _page, ...rest } = search
    go(words === '' ? rest : { ...rest, query: words })
    // oxlint-disable-next-line react/exhaustive-deps -- when what was typed rests
  }, [words])
  const choose = (name: 'note' | 'color', value: string) => {
    const { [name]: _before, page: _page, ...rest } = search
    go(value === '' ? rest : { ...rest, [name]: value })
  }
  return (
    <div className={styles.filters} role="search">
      <SearchInput
        value={typed}
        onChange={setTyped}
        label={t('notes.search_notes')}
        clearLabel={t('common.search_clear')}
      />
      <Select
        aria-label={t('notes.kind')}
        value={search.note ?? ''}
        onChange={(event) => choose('note', event.currentTarget.value)}
      >
        <option value="">{t('notes.kind_all')}</option>
        {noteKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`notes.kind_${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('notes.color')}
        value={search.color ?? ''}
        onChange={(event) => choose('color', event.currentTarget.value)}
      >
        <option value="">{t('notes.color_all')}</option>
        {noteColors.map((color) => (
          <option key={color} value={color}>
            {t(`notes.color_${color}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
