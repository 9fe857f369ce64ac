import { Button } from '@lectern/ui/actions/button'
import { Menu } from '@lectern/ui/actions/menu'
import { ProgressRing } from '@lectern/ui/feedback/progress'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './bulk.module.css'
import type { BulkCall } from './run-bulk.ts'

/** Something to do with those of the chosen rows that it fits. */
export interface BulkAction<Row> extends BulkCall<Row> {
  label: string
  icon?: LucideIcon | undefined
  /** Said when it is done, with the number of rows. */
  doneText: (count: number) => string
  /** Asked before, where a single row is asked about as well. */
  confirm?: { title: string; message: string } | undefined
}

/** Something that is done by what a form says, which asks before. */
export interface BulkForm<Row> {
  label: string
  rows: readonly Row[]
  form: (work: {
    start: (filled: Pick<BulkAction<Row>, 'call' | 'perCall' | 'doneText'>) => void
    close: () => void
  }) => ReactNode
}

/** The same thing in several ways, such as into one of some groups. */
export interface BulkChoice<Row> {
  label: string
  icon: LucideIcon
  options: readonly (BulkAction<Row> | BulkForm<Row>)[]
}

export type BulkEntry<Row> = BulkAction<Row> | BulkChoice<Row>

/** How far the action is that is being done. */
export interface BulkRun {
  tried: number
  total: number
  stop: () => void
}

interface BulkButtonsProps<Row> {
  entries: readonly BulkEntry<Row>[]
  /** How many rows are selected: an action that fits fewer of them says so. */
  chosen: number
  running: BulkRun | undefined
  onStart: (action: BulkAction<Row> | BulkForm<Row>) => void
}

/** The actions of a bulk bar, or how far the one is that was started. */
export const BulkButtons = <Row,>({ entries, chosen, running, onStart }: BulkButtonsProps<Row>) => {
  const { t } = useTexts()
  const labelOf = ({ label, rows }: Pick<BulkAction<Row>, 'label' | 'rows'>) =>
    rows.length === chosen ? label : t('expert.bulk_some', { action: label, count: rows.length })
  if (running) return <Running {...running} />
  return entries.map((entry) => {
    if ('options' in entry)
      return <ChoiceButton key={entry.label} entry={entry} labelOf={labelOf} onStart={onStart} />
    if (entry.rows.length === 0) return null
    return (
      <Button
        key={entry.label}
        size="small"
        icon={entry.icon && <Icon of={entry.icon} />}
        onClick={() => onStart(entry)}
      >
        {labelOf(entry)}
      </Button>
    )
  })
}

interface ChoiceButtonProps<Row> {
  entry: BulkChoice<Row>
  labelOf: (action: Pick<BulkAction<Row>, 'label' | 'rows'>) => string
  onStart: (action: BulkAction<Row> | BulkForm<Row>) => void
}

const ChoiceButton = <Row,>({ entry, labelOf, onStart }: ChoiceButtonProps<Row>) => {
  const options = entry.options.filter(({ rows }) => rows.length > 0)
  if (options.length === 0) return null
  return (
    <Menu
      label={entry.label}
      side="above"
      entries={options.map((option) => ({
        kind: 'action' as const,
        label: labelOf(option),
        onSelect: () => onStart(option),
      }))}
      renderTrigger={(attributes) => (
        <Button {...attributes} size="small" icon={<Icon of={entry.icon} />}>
          {entry.label}
          <Icon of={ChevronDown} />
        </Button>
      )}
    />
  )
}

const Running = ({ tried, total, stop }: BulkRun) => {
  const { t } = useTexts()
  const words = t('expert.bulk_progress', { tried, total })
  return (
    <>
      <span className={styles.progress}>
        <ProgressRing label={words} value={tried / total} />
        {words}
      </span>
      <Button size="small" onClick={stop}>
        {t('expert.bulk_stop')}
      </Button>
    </>
  )
}
