import { viewLimits } from '@lectern/contract/views/views'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { classNames } from '@lectern/ui/theme/class-names'
import { useState } from 'react'
import { moved } from '../../lib/lists.ts'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './views.module.css'

/** A column that a list offers. */
export interface OfferedColumn {
  readonly id: string
  readonly header: string
}

interface ColumnsDialogProps {
  /** In place of the words for a table. */
  words?:
    | { readonly title: string; readonly text: string; readonly shown: string; readonly more: string }
    | undefined
  /** More than these are not shown at once. */
  most?: number | undefined
  /** The column that is always first. */
  first?: string | undefined
  offered: readonly OfferedColumn[]
  chosen: readonly string[]
  /** Before anybody chose. */
  usual: readonly string[]
  onClose: () => void
  onChoose: (columns: string[]) => void
}

/** Which columns a list has, and in which order: by dragging, with keys, or by a press on each. */
export const ColumnsDialog = (props: ColumnsDialogProps) => {
  const { first, offered, chosen, usual, words, most = viewLimits.columns, onClose, onChoose } = props
  const { t } = useTexts()
  const known = new Map(offered.map((column) => [column.id, column]))
  const [shown, setShown] = useState(() => chosen.filter((id) => known.has(id)))
  const { list, itemProps, handleProps } = useSortable({
    ids: shown,
    onMove: (from, to) => setShown((before) => moved(before, from, to)),
  })
  const more = words?.more ?? t('views.columns_more')
  const rest = offered.filter(({ id }) => !shown.includes(id))
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words?.title ?? t('views.columns_title')}
      description={words?.text ?? t('views.columns_text')}
      closeLabel={t('common.close')}
      cancelLabel={t('views.cancel')}
      submitLabel={t('views.columns_submit')}
      ready
      busy={false}
      onSubmit={() => onChoose(shown)}
    >
      {first !== undefined && <p className={styles.fixed}>{t('views.column_first', { name: first })}</p>}
      <ol ref={list} className={styles.group} aria-label={words?.shown ?? t('views.columns_shown')}>
        {shown.map((id, at) => {
          const name = known.get(id)?.header ?? id
          return (
            <li key={id} {...itemProps(at)} className={classNames(styles.column, sortItemClass)}>
              <SortHandle
                {...handleProps(at)}
                name={name}
                label={t('views.column_move', { name, number: at + 1, total: shown.length })}
              />
              <Checkbox
                label={name}
                checked
                onChange={() => setShown((before) => before.filter((each) => each !== id))}
              />
            </li>
          )
        })}
      </ol>
      {rest.length > 0 && <h3 className={styles.heading}>{more}</h3>}
      <ul className={styles.group} aria-label={more}>
        {rest.map(({ id, header }) => (
          <li key={id} className={styles.column}>
            <Checkbox
              label={header}
              checked={false}
              disabled={shown.length >= most}
              onChange={() => setShown((before) => [...before, id])}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" variant="quiet" onClick={() => setShown([...usual])}>
          {t('views.columns_usual')}
        </Button>
      </div>
    </FormDialog>
  )
}
