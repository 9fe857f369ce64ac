import { type OrderFileFormat, orderFileFormats } from '@lectern/contract/orders/bulk'
import type { Task } from '@lectern/contract/tasks/tasks'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Segmented } from '@lectern/ui/choices/segmented'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../lib/errors.ts'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './views.module.css'

/** What is wanted of a file. */
interface WantedFile<Column> {
  readonly columns: Column[]
  readonly format: OrderFileFormat
  readonly hasExtra: boolean
}

interface FileDialogProps<Column extends string> {
  title: string
  /** How many rows of the list it holds; undefined: all that match. */
  count: number | undefined
  columns: readonly { readonly id: Column; readonly label: string }[]
  /** Chosen at first: those in sight. */
  shown: readonly string[]
  /** A choice of this list alone. */
  extra?: { readonly label: string; readonly help: string } | undefined
  start: (file: WantedFile<Column>) => Promise<{ data: Task }>
  onClose: () => void
  /** Shows the task that writes the file. */
  onStarted: (task: Task) => void
}

/** Which columns a file of a list has, and its format; a task writes it. */
export const FileDialog = <Column extends string>(props: FileDialogProps<Column>) => {
  const { title, count, columns, shown, extra, onClose, onStarted } = props
  const { t } = useTexts()
  const [chosen, choose] = useState<ReadonlySet<Column>>(
    () => new Set(columns.flatMap(({ id }) => (shown.includes(id) ? [id] : []))),
  )
  const [format, setFormat] = useState<OrderFileFormat>('xlsx')
  const [hasExtra, setExtra] = useState(false)
  const start = useMutation({
    mutationFn: () =>
      props.start({
        ...{ format, hasExtra },
        columns: columns.flatMap(({ id }) => (chosen.has(id) ? [id] : [])),
      }),
    onSuccess: ({ data }) => {
      onStarted(data)
      onClose()
    },
    meta: { showsErrors: true },
  })
  const toggle = (id: Column, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    choose(next)
  }
  return (
    <FormDialog
      open
      size="wide"
      onClose={onClose}
      title={title}
      description={t('views.file_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('views.cancel')}
      submitLabel={count === undefined ? t('views.file_make_all') : t('views.file_make', { count })}
      ready={chosen.size > 0}
      busy={start.isPending}
      onSubmit={() => start.mutate()}
      error={start.error ? errorText(start.error, t) : undefined}
    >
      <div className={styles.format}>
        <Segmented
          label={t('views.file_format')}
          value={format}
          onChange={setFormat}
          segments={orderFileFormats.map((value) => ({ value, label: t(`views.file_${value}`) }))}
        />
      </div>
      <fieldset className={styles.checks}>
        <legend>{t('views.columns')}</legend>
        {columns.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.has(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      {extra && (
        <Checkbox
          label={extra.label}
          help={extra.help}
          checked={hasExtra}
          onChange={(event) => setExtra(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
