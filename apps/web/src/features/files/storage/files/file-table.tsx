import type { File } from '@lectern/contract/files/file'
import { Table, type TableColumn, type TableSelection, type TableSort } from '@lectern/ui/lists/table'
import type { ReactNode } from 'react'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { useFileWords } from '../../uploads/index.ts'
import { FilePlace } from './file-place.tsx'
import { FileThumb } from './file-thumb.tsx'
import { kindTexts } from './file-words.ts'
import styles from './files.module.css'
import { ProcessState } from './process-state.tsx'
import { useFileFacts } from './use-file-facts.ts'
import { useFileTitle } from '../../use-file-title.ts'

interface FileTableProps {
  label: string
  files: readonly File[]
  order: { sort: TableSort; onSort: (sort: TableSort) => void }
  selection?: TableSelection | undefined
  placeOf?: ((file: File) => string) | undefined
  onOpen: (file: File) => void
  renderActions: (file: File) => ReactNode
}

const NameCell = ({ file, place }: { file: File; place: string | undefined }) => {
  const factsOf = useFileFacts()
  const title = useFileTitle()(file)
  return (
    <span className={styles.nameCell}>
      <FileThumb file={file} size="row" />
      <span className={styles.cardWords}>
        <span className={styles.rowName} title={title}>
          {title}
        </span>
        <span className={styles.narrowFacts}>{factsOf(file)}</span>
        {place !== undefined && <FilePlace>{place}</FilePlace>}
      </span>
      <ProcessState file={file} />
    </span>
  )
}

const useColumns = (placeOf: FileTableProps['placeOf']): TableColumn<File>[] => {
  const { t, number } = useTexts()
  const { date } = useDates()
  const words = useFileWords()
  return [
    {
      id: 'original_name',
      header: t('files.name'),
      sortable: true,
      cell: (file) => <NameCell file={file} place={placeOf?.(file)} />,
    },
    { id: 'kind', header: t('files.kind'), minor: true, cell: ({ kind }) => t(kindTexts[kind]) },
    {
      id: 'used',
      header: t('files.used'),
      align: 'end',
      minor: true,
      cell: ({ usages_count }) => number(usages_count),
    },
    {
      id: 'bytes',
      header: t('files.size'),
      align: 'end',
      sortable: true,
      minor: true,
      cell: ({ bytes }) => words.size(bytes),
    },
    {
      id: 'uploaded_at',
      header: t('files.uploaded'),
      align: 'end',
      sortable: true,
      minor: true,
      cell: ({ uploaded_at }) => date(uploaded_at),
    },
  ]
}

/** Files as a table; its order stays in the address. */
export const FileTable = (props: FileTableProps) => {
  const { label, files, order, selection, onOpen, renderActions } = props
  const { t } = useTexts()
  const columns = useColumns(props.placeOf)
  return (
    <Table
      caption={label}
      columns={columns}
      rows={files}
      rowId={({ uuid }) => uuid}
      {...order}
      selection={selection}
      onOpen={onOpen}
      rowActionsLabel={t('files.actions')}
      renderRowActions={renderActions}
    />
  )
}
