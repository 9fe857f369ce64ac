import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { paginatorStops } from './paginator-pages.ts'
import styles from './paginator.module.css'
import { Select } from '../choices/select.tsx'

export interface PaginatorWords {
  /** The name of the whole for assistive technology. */
  label: string
  first: string
  previous: string
  next: string
  last: string
  /** Title of the choice of rows per page: "Show". */
  show: string
}

interface PaginatorProps {
  page: number
  lastPage: number
  onPage: (page: number) => void
  words: PaginatorWords
  /** What is in sight of how much, such as "21–40 from 214". */
  range?: string | undefined
  variant?: 'plain' | 'light' | 'blue' | undefined
  perPage?: { value: number; options: readonly number[]; onChange: (perPage: number) => void } | undefined
}

interface StepProps {
  icon: LucideIcon
  label: string
  to: number
  disabled: boolean
  onPage: (page: number) => void
}

const Step = ({ icon, label, to, disabled, onPage }: StepProps) => (
  <li>
    <button
      type="button"
      className={styles.stop}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => onPage(to)}
    >
      <Icon of={icon} />
    </button>
  </li>
)

/** Goes through the pages of a list (document 001 §2); the caller keeps `page` and `per_page` in the address. */
export const Paginator = (props: PaginatorProps) => {
  const { page, lastPage, onPage, words, range, variant = 'plain', perPage } = props
  const [atStart, atEnd] = [page <= 1, page >= lastPage]
  return (
    <nav className={classNames(styles.paginator, styles[variant])} aria-label={words.label}>
      <ul className={styles.pages}>
        <Step icon={ChevronFirst} label={words.first} to={1} disabled={atStart} onPage={onPage} />
        <Step icon={ChevronLeft} label={words.previous} to={page - 1} disabled={atStart} onPage={onPage} />
        {paginatorStops(page, lastPage).map((stop) => (
          <li key={stop}>
            {typeof stop === 'number' ? (
              <button
                type="button"
                className={styles.stop}
                aria-current={stop === page ? 'page' : undefined}
                onClick={() => onPage(stop)}
              >
                {stop}
              </button>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
        <Step icon={ChevronRight} label={words.next} to={page + 1} disabled={atEnd} onPage={onPage} />
        <Step icon={ChevronLast} label={words.last} to={lastPage} disabled={atEnd} onPage={onPage} />
      </ul>
      {(range || perPage) && (
        <div className={styles.side}>
          {perPage && <PerPage words={words} {...perPage} />}
          {range && <span>{range}</span>}
        </div>
      )}
    </nav>
  )
}

interface PerPageProps {
  words: PaginatorWords
  value: number
  options: readonly number[]
  onChange: (perPage: number) => void
}

const PerPage = ({ words, value, options, onChange }: PerPageProps) => (
  <label className={styles.perPage}>
    {words.show}
    <Select size="small" value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  </label>
)
