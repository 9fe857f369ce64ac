import type { ContactImport, ImportColumn } from '@lectern/contract/contacts/imports/contact-imports'
import type { ImportTarget } from '@lectern/contract/contacts/imports/import-targets'
import { Icon } from '@lectern/ui/layout/icon'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type Dispatch, useRef } from 'react'
import { asPercent, type ReaderTexts, useTexts } from '../../../../lib/texts/index.ts'
import { useMaySeeFields } from '../../bulk/export-contacts-dialog.tsx'
import { useOwnFields } from '../../bulk/own-field-fields.tsx'
import { type ColumnSign, signOf, toneOf } from './column-sure.ts'
import { faultText } from '../import-words.ts'
import styles from '../imports.module.css'
import { TargetSelect } from './target-select.tsx'
import type { ImportPlanWork } from '../use-import-plan.ts'

interface ColumnTableProps {
  imported: ContactImport
  work: Pick<ImportPlanWork, 'plan' | 'faults'>
  disabled: boolean
  onMapping: Dispatch<readonly ImportTarget[]>
}

interface MappedColumn {
  readonly at: number
  readonly column: ImportColumn
  readonly target: ImportTarget
  readonly sign: ColumnSign | undefined
  readonly fault: string | undefined
}

/** Each column of the file with samples of its cells and where they go; Enter on a row goes to its choice. */
export const ColumnTable = ({ imported, work, disabled, onMapping }: ColumnTableProps) => {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const fields = useOwnFields(useMaySeeFields())
  const { plan, faults } = work
  const rows = imported.columns.map((column, at): MappedColumn => {
    const target = plan.mapping[at] ?? { to: 'none' }
    const fault = faults.columns.get(at)
    return {
      ...{ at, column, target, sign: signOf(column, target, imported, at) },
      fault: fault && t(faultText(fault)),
    }
  })
  const choose = (at: number) =>
    frame.current?.querySelector<HTMLElement>(`[data-row-id="${at}"] select`)?.focus()
  const onTarget = (at: number, target: ImportTarget) => onMapping(plan.mapping.with(at, target))
  return (
    <div ref={frame}>
      <Table
        caption={t('contact-imports.columns_of', { name: imported.name })}
        columns={columnsFor(t, { fields, disabled, onTarget })}
        rows={rows}
        rowId={({ at }) => String(at)}
        onOpen={({ at }) => choose(at)}
      />
    </div>
  )
}

interface TargetColumn extends Pick<Parameters<typeof TargetSelect>[0], 'fields' | 'disabled'> {
  onTarget: (at: number, target: ImportTarget) => void
}

const columnsFor = (
  t: ReaderTexts['t'],
  { onTarget, ...select }: TargetColumn,
): TableColumn<MappedColumn>[] => [
  { id: 'column', header: t('contact-imports.column_of_file'), cell: HeaderOf },
  { id: 'samples', header: t('contact-imports.samples'), minor: true, cell: SamplesOf },
  {
    ...{ id: 'target', header: t('contact-imports.goes_to'), width: 'min(15rem, 40vw)' },
    cell: ({ at, column, target, fault }) => (
      <TargetSelect
        {...select}
        column={column.header}
        target={target}
        fault={fault}
        onTarget={(chosen) => onTarget(at, chosen)}
      />
    ),
  },
  { id: 'sign', header: t('contact-imports.how_sure'), minor: true, cell: SignOf },
]

const HeaderOf = (row: MappedColumn) => {
  const { t } = useTexts()
  return (
    <span className={styles.two}>
      <span className={styles.strong}>
        {row.column.header || t('contact-imports.nameless_column', { number: row.at + 1 })}
      </span>
      <span className={styles.narrowOnly}>
        <SamplesOf {...row} />
        <SignOf {...row} />
      </span>
    </span>
  )
}

const SamplesOf = ({ column: { samples } }: MappedColumn) => (
  <span className={styles.samples}>
    {samples.join(', ')}
    {samples.length > 1 && ', …'}
  </span>
)

const icons = { good: CircleCheck, left: TriangleAlert, told: Info } as const

const SignOf = ({ sign, fault }: MappedColumn) => {
  const texts = useTexts()
  if (fault !== undefined)
    return (
      <span className={styles.sign} data-tone="bad" role="alert">
        <Icon of={CircleAlert} />
        {fault}
      </span>
    )
  if (sign === undefined) return null
  return (
    <span className={styles.sign} data-tone={toneOf(sign)}>
      <Icon of={icons[toneOf(sign)]} />
      {signWords(sign, texts)}
    </span>
  )
}

const oneDigit = { ...asPercent, maximumFractionDigits: 1 }

const signWords = (sign: ColumnSign, { t, number }: Pick<ReaderTexts, 't' | 'number'>): string => {
  switch (sign.kind) {
    case 'share':
      return t(`contact-imports.share_${sign.of}`, { share: number(sign.part, oneDigit) })
    case 'tags':
      return t('contact-imports.sign_tags', { count: sign.count })
    case 'manyTags':
    case 'emptyColumn':
    case 'sure':
    case 'asLastTime':
    case 'lookAgain':
      return t(`contact-imports.sign_${sign.kind}`)
  }
}
