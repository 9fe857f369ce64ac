import type { LucideIcon } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Segmented } from '../choices/segmented.tsx'
import { SearchInput } from '../fields/search-input.tsx'
import { ListFilterControl, type ListFilter } from './list-filter.tsx'
import styles from './list-page.module.css'
import { ToolbarSelect } from './toolbar-select.tsx'
import { useRestedWords } from './use-rested-words.ts'

export interface ListSearchField {
  /** The words that are asked for, empty without a question. */
  value: string
  /** Called when the typing rests. */
  onChange: (words: string) => void
  label: string
  clearLabel: string
  /** Around the field, for a key of the page that leads to it. */
  field?: RefObject<HTMLDivElement | null> | undefined
}

/** The order, where the view has no head that tells it. */
export interface ListOrder {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export interface ListViews {
  label: string
  value: string
  segments: readonly { value: string; label: string; icon: LucideIcon }[]
  onChange: (value: string) => void
}

export interface ListToolbarProps {
  /** Heading of a list that is one of several on its page. */
  title?: string | undefined
  /** A sentence about the list, in its own line on a phone. */
  intro?: ReactNode
  search?: ListSearchField | undefined
  filters?: readonly ListFilter[] | undefined
  order?: ListOrder | undefined
  views?: ListViews | undefined
  /** Buttons at the end. */
  actions?: ReactNode
}

/** What is above a list: search, filters, order, view, buttons. */
export const ListToolbar = (props: ListToolbarProps) => {
  const { title, intro, search, filters = [], order, views, actions } = props
  const drawn = filters.filter(({ isElsewhere }) => !isElsewhere)
  return (
    <div className={styles.toolbar}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {intro && <p className={styles.intro}>{intro}</p>}
      {search && <SearchField {...search} />}
      {drawn.map((filter) => !filter.asChips && <ListFilterControl key={filter.id} filter={filter} />)}
      {order && <ToolbarSelect {...order} />}
      {views && <Segmented {...views} compact />}
      {actions}
      {drawn.map((filter) => filter.asChips && <ListFilterControl key={filter.id} filter={filter} />)}
    </div>
  )
}

const SearchField = ({ value, onChange, label, clearLabel, field }: ListSearchField) => {
  const [words, type] = useRestedWords(value, onChange)
  return (
    <div ref={field} className={styles.search}>
      <SearchInput value={words} onChange={type} label={label} clearLabel={clearLabel} />
    </div>
  )
}
